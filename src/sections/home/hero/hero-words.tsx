import { type ReactNode, useEffect, useState } from "react"
import { PauseButton } from "../../../components/pause-button/pause-button"
import { usePause } from "../../../hooks/use-pause"
import { HeroScreens } from "./hero-screens"
import { useWords } from "../../../hooks/use-words"
import * as divided from "../../../components/seam/divided-title.module.css"
import * as styles from "./hero.module.css"

type Props = {
  title: string
  words: Queries.HeroFragment["words"]
  projects: readonly Queries.ProjectCardFragment[]
  /** What stands below the promise. */
  children: ReactNode
}

/** How long each word stays, in milliseconds. */
const stay = 3000

/**
 * The promise, its rotating words, and a screen of a project with each. All words are in the HTML, stacked in one grid
 * cell. The longest sets the width, so nothing shifts when they change. A screen reader reads one sentence that never
 * changes.
 */
export function HeroWords({ title, words, projects, children }: Props) {
  const labels = useWords("hero")
  const [paused, setPaused] = usePause()
  const current = useRotation(words.length, paused)
  return (
    <>
      <h1 className={`display ${divided.title} ${styles.title}`}>
        {`${title} `}
        <span className={styles.words}>
          {words.map(({ text }, index) => (
            <span key={text} className={styles.word} data-current={index === current || undefined}>
              {text}
              <span className="visually-hidden">{index < words.length - 1 ? ", " : "."}</span>
            </span>
          ))}
        </span>
      </h1>
      <HeroScreens words={words} projects={projects} current={current}>
        <PauseButton words={labels} compact paused={paused} onTurn={() => setPaused(!paused)} />
      </HeroScreens>
      {children}
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
