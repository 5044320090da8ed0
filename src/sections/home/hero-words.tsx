import { useEffect, useState } from "react"
import { Drawing } from "../../components/drawing/drawing"
import { PauseButton } from "../../components/pause-button/pause-button"
import { useHydrated } from "../../hooks/use-hydrated"
import { usePause } from "../../hooks/use-pause"
import * as styles from "./hero.module.css"

type Props = { title: string; words: Queries.HeroFragment["words"] }

/** How long each word stays, in milliseconds. */
const stay = 3000

/**
 * The promise and its rotating words. All words are in the HTML, stacked in one grid cell.
 * The longest sets the width, so nothing shifts when they change. A screen reader reads one
 * sentence that never changes. Only the first drawing is in the HTML: the others are not
 * visible before the script runs.
 */
export function HeroWords({ title, words }: Props) {
  const [paused, setPaused] = usePause()
  const current = useRotation(words.length, paused)
  const hydrated = useHydrated()
  return (
    <>
      <h1 className={`display ${styles.title}`}>
        {title}{" "}
        <span className={styles.words}>
          {words.map(({ text }, index) => (
            <span key={text} className={styles.word} data-current={index === current || undefined}>
              {text}
              <span className="visually-hidden">{index < words.length - 1 ? ", " : "."}</span>
            </span>
          ))}
        </span>
      </h1>
      <div className={styles.drawings}>
        {words.map(({ text, image }, index) => (
          <div
            key={text}
            className={styles.drawing}
            data-current={index === current || undefined}
            aria-hidden="true"
          >
            {(index === 0 || hydrated) && <Drawing drawing={image} />}
          </div>
        ))}
        <p className={styles.pause}>
          <PauseButton what="the changing words" compact paused={paused} onTurn={() => setPaused(!paused)} />
        </p>
      </div>
    </>
  )
}

/** Returns the index of the word shown: 0 until the page's script runs, unchanged while paused. */
function useRotation(count: number, paused: boolean): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    if (paused) return undefined
    const timer = window.setInterval(() => setCurrent((index) => (index + 1) % count), stay)
    return () => window.clearInterval(timer)
  }, [count, paused])
  return current
}
