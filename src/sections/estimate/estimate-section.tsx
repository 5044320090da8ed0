import { graphql } from "gatsby"
import { useRef } from "react"
import { estimate } from "../../estimate/estimate"
import { Questions } from "./questions"
import { Scope } from "./scope"
import { Sheet } from "./sheet"
import { useAnswers } from "./use-answers"
import * as styles from "./estimate-section.module.css"

type Props = { page: Queries.EstimateFragment; list: Queries.PlansFragment }

/** The questions, and beside them the price as an itemized sheet, which follows every answer. */
export function EstimateSection({ page, list }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const rules = { ...page, plans: list.items }
  const [answers, search, answer] = useAnswers(rules, form)
  const result = estimate(rules, answers)
  return (
    <form
      ref={form}
      className={`columns ${styles.form}`}
      aria-label={page.words.title}
      autoComplete="off"
      data-needs-script=""
      onSubmit={(event) => event.preventDefault()}
    >
      <Questions page={page} answers={answers} onAnswer={answer} />
      <Sheet page={page} plans={list.items} answers={answers} result={result} search={search} />
      <Scope words={page.words} list={list} result={result} />
    </form>
  )
}

export const fragment = graphql`
  fragment Estimate on EstimatePage {
    pages {
      question
      hint
      usual
      most
      line {
        label
        low
        high
      }
    }
    languages {
      question
      hint
      most
      line {
        label
        low
        high
      }
      days
    }
    choices {
      ...EstimateChoice
    }
    timing {
      start
      basic {
        low
        high
      }
      complex {
        low
        high
      }
      page
      margin
    }
    validDays
    excluded
    words {
      ...EstimateWords
    }
    formats {
      money
      days
      digits
    }
  }
`
