import { useEffect, useState } from "react"
import { useStill } from "../../hooks/use-still"
import { Drawing } from "../../components/drawing/drawing"
import * as styles from "./hero.module.css"

type Props = { title: string; words: Queries.HeroFragment["words"] }

/** How long each word stays, in milliseconds. */
const stay = 3000

/**
 * The promise and its rotating words. All of them are in the HTML, one upon the other in
 * one cell, so the longest gives the width and nothing moves when they change.
 */
export function HeroWords({ title, words }: Props) {
  const current = useRotation(words.length)
  return (
    <>
      <h1 className={styles.title}>
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
      <div className={styles.drawings} aria-hidden="true">
        {words.map(({ text, image }, index) => (
          <div key={text} className={styles.drawing} data-current={index === current || undefined}>
            <Drawing drawing={image} />
          </div>
        ))}
      </div>
    </>
  )
}

/** The index of the word shown: 0 until the page's script runs, and for those who want no motion. */
function useRotation(count: number): number {
  const [current, setCurrent] = useState(0)
  const still = useStill()
  useEffect(() => {
    if (still) return undefined
    const timer = window.setInterval(() => setCurrent((index) => (index + 1) % count), stay)
    return () => window.clearInterval(timer)
  }, [count, still])
  return current
}
