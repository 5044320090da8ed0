import type { Answers } from "../../../estimate/rules"
import { ChoiceQuestion } from "./choice-question"
import { NumberQuestion } from "./number-question"
import * as styles from "./questions.module.css"

type Props = {
  page: Queries.EstimateFragment
  answers: Answers
  onAnswer: (answers: Answers) => void
}

/** All questions at once, in the order in which a client thinks of them. */
export function Questions({ page: { pages, languages, choices, said }, answers, onAnswer }: Props) {
  return (
    <div className={styles.questions}>
      <div className={styles.numbers}>
        <NumberQuestion
          name="pages"
          {...pages}
          sentence={said.number}
          value={answers.pages}
          onChange={(count) => onAnswer({ ...answers, pages: count })}
        />
        <NumberQuestion
          name="languages"
          {...languages}
          sentence={said.number}
          value={answers.languages}
          onChange={(count) => onAnswer({ ...answers, languages: count })}
        />
      </div>
      {choices.map((choice) => (
        <ChoiceQuestion
          key={choice.key}
          choice={choice}
          picked={answers.picks[choice.key]}
          onPick={(key) => onAnswer({ ...answers, picks: { ...answers.picks, [choice.key]: key } })}
        />
      ))}
    </div>
  )
}
