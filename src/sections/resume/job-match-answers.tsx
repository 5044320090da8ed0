import type { JobMatch } from "../../job-match/job-match"
import type { Years } from "../../job-match/years"
import { useSite } from "../../hooks/use-site"
import { useWords } from "../../hooks/use-words"
import { joinList } from "../../text/locale/join-list"
import { fillIn } from "../../text/fill-in"
import type { Match, Named } from "./job-match-result"
import * as styles from "./job-match.module.css"

type Topic = Match["topics"][number]

/** What the resume says, by the names that the topics have for it. */
export type Facts = { readonly [name in NonNullable<Topic["fact"]>]?: string | null | undefined }

type Props = { match: Match; facts: Facts; answer: JobMatch<Named, Topic> }

/** Years and facts that the ad asks for, beside those of the site, and the questions that it leaves open. */
export function JobMatchAnswers({ match: { words, years }, facts, answer }: Props) {
  const had = useHad(words.unknown, years.had)
  const ofYears = answer.years.map((each) => ({ said: each.words, own: had(each) }))
  const rows = [
    ...(ofYears.length > 0 ? [{ name: words.years, pairs: ofYears }] : []),
    ...answer.topics.flatMap(({ topic: { name, answer: own, fact }, said }) => {
      const here = own ?? (fact && facts[fact])
      return here ? [{ name, pairs: [{ said, own: here }] }] : []
    }),
  ]
  const open = answer.topics.filter(({ said }) => said === undefined)
  const isRead = open.length < answer.topics.length
  return (
    <>
      {rows.length > 0 && (
        <table className={styles.asked}>
          <caption>{words.asked}</caption>
          <thead>
            <tr>
              <th scope="col">{words.ad}</th>
              <th scope="col">{words.here}</th>
            </tr>
          </thead>
          {rows.map(({ name, pairs }) => (
            <tbody key={name}>
              <tr>
                <th scope="rowgroup" colSpan={2}>
                  {name}
                </th>
              </tr>
              {pairs.map(({ said, own }) => (
                <tr key={said ?? ""}>
                  <td data-silent={said === undefined || undefined}>{said ?? words.silent}</td>
                  <td>{own}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
      {open.length > 0 && (
        <div className={styles.open}>
          <h3>{words.questions}</h3>
          {isRead ? (
            <ul role="list">
              {open.map(({ topic }) => (
                <li key={topic.name}>
                  <b>{topic.name}</b> {topic.question}
                </li>
              ))}
            </ul>
          ) : (
            <p>{words.unread}</p>
          )}
        </div>
      )}
    </>
  )
}

/** Returns what the owner has of the years that an ad asks for: of its skills, or of all work. */
function useHad(unknown: string, all: string | null) {
  const words = useWords("receipts")
  const { language } = useSite()
  return ({ of }: Years<Named>): string => {
    const each = of.map((term) => {
      if (!("since" in term)) return `${term.name}: ${unknown}`
      return term.since ? `${term.name}: ${fillIn(words.since, { year: term.since })}` : term.name
    })
    return joinList(each, language) || all || "–"
  }
}
