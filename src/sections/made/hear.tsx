import { graphql } from "gatsby"
import * as styles from "./hear.module.css"

/** What "Hear this page" of the title block shows, with examples that the build has computed; nothing without it. */
export function Hear({ words }: { words: Queries.HearFragment | null }) {
  if (!words) return null
  const { title, text, html, heard } = words.explained
  return (
    <section id="hear" className={`columns ${styles.section}`}>
      <div className={styles.words}>
        <h2 className="title-m">{title}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{html}</th>
            <th scope="col">{heard}</th>
          </tr>
        </thead>
        <tbody>
          {words.examples.map((example) => (
            <tr key={example.html}>
              <td>
                <code translate="no">{example.html}</code>
              </td>
              <td data-silent={example.heard.length === 0 || undefined}>
                {example.heard.length > 0
                  ? example.heard.map((line) => <samp key={line}>{line}</samp>)
                  : words.silent}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export const fragment = graphql`
  fragment Hear on HearThisPage {
    silent
    explained {
      title
      text
      html
      heard
    }
    examples {
      html
      heard
    }
  }
`
