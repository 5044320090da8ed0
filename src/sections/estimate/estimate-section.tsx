import { graphql } from "gatsby"
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react"
import { serializeAnswers } from "../../estimate/search-params"
import { datedIn } from "../../estimate/dated"
import { type Day, today } from "../../calendar/dates"
import { rulesBeforeHydration } from "../../estimate/rules-before-hydration"
import { estimate } from "../../estimate/estimate"
import { defaultAnswers } from "../../estimate/rules"
import { useHydrated } from "../../hooks/use-hydrated"
import { useLocationSearch } from "../../hooks/use-location-search"
import { useRoute } from "../../hooks/use-route"
import { useSite } from "../../hooks/use-site"
import { Notices } from "./notices"
import { Questions } from "./questions/questions"
import { Scope } from "./scope"
import { Sheet } from "./sheet/sheet"
import { useAnswers } from "./use-answers"
import * as styles from "./estimate-section.module.css"

type Props = { page: Queries.EstimateFragment; list: Queries.PlansFragment }

const never = () => () => {}

/** The questions, and beside them the price as an itemized sheet, which follows every answer. */
export function EstimateSection({ page, list }: Props) {
  const here = useSite().url + useRoute("estimate")
  const form = useRef<HTMLFormElement>(null)
  const rules = { ...page, plans: list.items }
  const search = useLocationSearch()
  const [answers, answer] = useAnswers(rules, form)
  const [round, setRound] = useState(0)
  const live = useHydrated()
  // The day is the visitor's, so the HTML has none.
  const now = useSyncExternalStore<Day | undefined>(never, today, () => undefined)
  const dated = now === undefined ? undefined : (datedIn(search, now) ?? now)
  const asked = serializeAnswers(answers, rules, dated)
  const result = estimate(rules, answers)

  // The sheet is that of the address now (estimate-before-hydration.ts), before anything prints it.
  useLayoutEffect(() => {
    if (live) delete document.documentElement.dataset.asked
  }, [live])

  const restart = () => {
    answer(defaultAnswers(rules))
    // Numbers that could not be answered go as well.
    setRound(round + 1)
  }
  // The button to start over disappears with the answers.
  useEffect(() => {
    if (round > 0) form.current?.querySelector("input")?.focus()
  }, [round])

  return (
    <>
      <Notices page={page} rules={rules} search={search} now={now} />
      <form
        ref={form}
        className={`columns ${styles.form}`}
        aria-label={page.words.title}
        autoComplete="off"
        noValidate
        data-needs-script=""
        data-rules={
          live ? undefined : rulesBeforeHydration({ rules, formats: page.formats, words: page.words })
        }
        onSubmit={(event) => event.preventDefault()}
      >
        <Questions key={round} page={page} answers={answers} onAnswer={answer} />
        <Sheet
          page={page}
          plans={list.items}
          answers={answers}
          result={result}
          now={now}
          dated={dated}
          address={here + asked}
          onRestart={asked === "" ? undefined : restart}
        />
        <Scope words={page.words} list={list} result={result} />
      </form>
    </>
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
    deposit
    availableFrom
    calendar {
      workingDays
      holidays
    }
    excluded
    said {
      deposit
      depends
      until
      beyond
      unlimited
      number
      unknown
      expired
    }
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
