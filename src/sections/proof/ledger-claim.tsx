import { graphql } from "gatsby"
import { Measured } from "./measured"
import { SiteLink } from "../../components/site-link/site-link"
import { useWords } from "../../hooks/use-words"
import * as styles from "./ledger-claim.module.css"

type Props = {
  claim: Queries.LedgerClaimFragment
  /** Its place in the ledger, from 1. */
  number: number
  words: Queries.ProofWordsFragment
}

/** A claim of the ledger: its number, figures and evidence. Its name is its anchor. */
export function LedgerClaim({ claim, number, words }: Props) {
  const { folder, title, figures, measured, source, isInvented } = claim
  const { from: fromWord, to: toWord } = useWords("evidence")
  return (
    <li id={folder} className={isInvented ? styles.sample : styles.claim}>
      <h3>
        <span className={styles.number}>{String(number).padStart(2, "0")}</span> {title}
      </h3>
      <dl className={styles.figures}>
        {figures.map(({ value, from, text, least, most }) => (
          <div key={value + text}>
            <dt>{text}</dt>
            <dd>
              {from && (
                <span className={styles.from}>
                  <span className="visually-hidden">{`${fromWord} `}</span>
                  {from}
                  <span className="visually-hidden">{` ${toWord} `}</span>
                </span>
              )}
              <span>{value}</span>
              {least !== most && (
                <small>
                  {least} {toWord} {most}
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {measured && <Measured measured={measured} words={words} />}
      {source && (
        <p className={styles.source}>
          <SiteLink to={source.url}>{source.label}</SiteLink>
        </p>
      )}
    </li>
  )
}

export const fragment = graphql`
  fragment LedgerClaim on LedgerClaim {
    folder
    title
    figures {
      value
      from
      text
      least
      most
    }
    measured {
      ...Measured
    }
    source {
      label
      url
    }
    isInvented: sample
  }
`
