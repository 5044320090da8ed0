import { graphql } from "gatsby"
import { Prose } from "../../components/prose/prose"
import { SheetCorner } from "./sheet-corner"
import { fillIn } from "../../text/fill-in"
import { useWords } from "../../hooks/use-words"
import * as styles from "./made-steps.module.css"

type Props = {
  steps: readonly Queries.MadeStepFragment[]
  /** The repository's address, for links to the files. */
  repository: string | null
}

/** The way of a title from its file to the page, step by step, each with its code. */
export function MadeSteps({ steps, repository }: Props) {
  const { sheetOf } = useWords("made")
  return (
    <section data-parts="1">
      {steps.map(({ title, text, code }, index) => (
        <article key={title} className={`columns ${styles.step}`}>
          <div className={styles.words}>
            <h2 id={`step-${index + 1}`} className="title-s">
              {title}
            </h2>
            <p>{text}</p>
          </div>
          {code && (
            <figure className={styles.sheet}>
              <Prose html={code.html} />
              <SheetCorner
                code={code}
                repository={repository}
                sheet={fillIn(sheetOf, { number: String(index + 1), count: String(steps.length) })}
              />
            </figure>
          )}
        </article>
      ))}
    </section>
  )
}

export const fragment = graphql`
  fragment MadeStep on MadeStep {
    title
    text
    code {
      html
      ...CodePlace
    }
  }
`
