import { graphql } from "gatsby"
import * as styles from "./questions.module.css"

type Props = {
  choice: Queries.EstimateChoiceFragment
  picked: string | undefined
  onPick: (key: string) => void
}

/** A question with a few answers, one of which is picked. */
export function ChoiceQuestion({ choice: { key: name, question, hint, options }, picked, onPick }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend>{question}</legend>
      {hint && <p>{hint}</p>}
      <div className={styles.options}>
        {options.map(({ key, label }) => (
          <label key={key}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === picked}
              onChange={() => onPick(key)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export const fragment = graphql`
  fragment EstimateChoice on EstimateChoice {
    key
    question
    hint
    options {
      key
      label
      plan
      line {
        label
        low
        high
      }
      days
      within
      included
      excluded
    }
  }
`
