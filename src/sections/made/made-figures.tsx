import { graphql } from "gatsby"
import { useId } from "react"
import { LcpBar } from "./lcp-bar"
import { Filled } from "../../components/filled/filled"
import { useLanguageMark } from "../../hooks/use-language-mark"
import { useWords } from "../../hooks/use-words"
import * as styles from "./made-figures.module.css"

type Props = {
  words: Queries.PointFragment | null
  pages: readonly Queries.MeasuredPageFragment[]
}

/** How fast the pages are, beside a hand-written page and beside themselves before; nothing without words or figures. */
export function MadeFigures({ words, pages }: Props) {
  const caption = useId()
  const labels = useWords("made")
  const mark = useLanguageMark()
  if (!words || pages.length === 0) return null
  const longest = Math.max(...pages.flatMap(({ before, now }) => [before, now]))
  return (
    <section className={`ink-ground ${styles.band}`}>
      <div className={`columns ${styles.section}`}>
        <div className={styles.words}>
          <h2 className="title-m">{words.title}</h2>
          <p className="lead">{words.text}</p>
        </div>
        {/* Large text makes it wider than a phone. */}
        <div role="group" aria-labelledby={caption} tabIndex={0} className={styles.wide}>
          <table className={styles.table}>
            <caption id={caption}>
              <Filled text={labels.caption} parts={{ date: <time>{pages[0]?.date}</time> }} />
            </caption>
            <thead>
              <tr>
                <th scope="col">{labels.page}</th>
                <th scope="col" className={styles.before}>
                  {labels.before}
                </th>
                <th scope="col" className={styles.now}>
                  {labels.now}
                </th>
                <th scope="col">×</th>
                <th scope="col">kB</th>
              </tr>
            </thead>
            <tbody>
              {pages.map(({ page, before, now, ratio, document }) => (
                <tr key={page}>
                  {/* From the table of a document in English. */}
                  <th scope="row" {...mark("en")}>
                    {page}
                    <LcpBar before={before} now={now} longest={longest} />
                  </th>
                  <td>{before}</td>
                  <td>{now}</td>
                  <td>{ratio}</td>
                  <td>{document}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment MeasuredPage on MeasuredPage {
    page
    before
    now
    ratio
    document
    date
  }
`
