import { graphql } from "gatsby"
import { useEffect, useState } from "react"
import { EvidenceMark } from "../../components/evidence-mark/evidence-mark"
import { onPaint } from "../../browser/visit"
import { type Figures, uncounted } from "../../title-block/figures"
import * as styles from "./own-seconds.module.css"

type Props = { words: Queries.OwnSecondsFragment; figures: Figures }

/** What search engines call a good largest paint ends here, in ms. What is slower is the visitor's line, or their device. */
const good = 2500

/**
 * The page's own seconds: computed by the build, as an outline, and filled once the visitor's browser has measured its
 * own. A slow line's stand beside the build's, in small. After a move within the site it has none.
 */
export function OwnSeconds({ words, figures }: Props) {
  const { seconds = uncounted, first = uncounted } = figures
  const [time, setTime] = useState<number>()
  useEffect(() => onPaint((paint) => setTime(paint.time)), [])
  const own = time === undefined ? undefined : inManner(time, seconds)
  const isSlow = time !== undefined && time > good
  const measured = isSlow ? undefined : own
  return (
    <div className={styles.own} data-counted="">
      <p
        className={`display ${measured ? "" : styles.outlined} ${styles.seconds}`}
        data-figure="seconds"
        suppressHydrationWarning
      >
        {measured ?? seconds}
      </p>
      <div className={styles.words}>
        <p className="lead">
          {`${measured ? words.measured : words.built} `}
          <span data-figure="first" suppressHydrationWarning>
            {first}
          </span>
        </p>
        {isSlow && words.slow && (
          <p className={styles.slow}>
            <span>{own}</span> {words.slow}
          </p>
        )}
        <EvidenceMark evidence={words.evidence} />
      </div>
    </div>
  )
}

/** Milliseconds written as another time in seconds is, such as "0.8 s". There is no `Intl` here (decision 0039). */
const inManner = (time: number, seconds: string) => {
  const [whole = "", part = ""] = (time / 1000).toFixed(1).split(".")
  return seconds.replace(/\d+(\D)\d/, (_, mark: string) => whole + mark + part)
}

export const fragment = graphql`
  fragment OwnSeconds on OwnSeconds {
    built
    measured
    slow
    others
    evidence {
      ...Evidence
    }
  }
`
