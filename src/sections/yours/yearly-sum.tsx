import { Link, graphql } from "gatsby"
import { FileLink } from "../../components/action-link/file-link"
import { SiteLink } from "../../components/site-link/site-link"
import { sumWords, yearlyCost } from "../../estimate/accounts"
import type { YoursPdf } from "../../routes/yours-pdf"
import { fillIn } from "../../text/fill-in"
import { AccountKeys } from "./account-keys"
import type { OwnList } from "./use-own-list"
import * as styles from "./yearly-sum.module.css"

type Props = {
  page: Queries.YoursFragment
  list: OwnList
  /** The page's own address. */
  path: string
  /** The PDF with every account; none if it cannot be drawn. */
  pdf: YoursPdf | undefined
}

/** The board of keys, what the accounts cost a year together, and the ways to the estimate, to paper and to all accounts. */
export function YearlySum({ page, list: { own, needed, keys, query }, path, pdf }: Props) {
  const { words, estimate, formats } = page
  const sum = sumWords(yearlyCost(needed), words, formats)
  return (
    <section className={`columns ${styles.section}`} aria-label={own ? words.own : words.every}>
      <AccountKeys keys={keys} own={own} />
      <p role="status" className={styles.shown}>
        {own && fillIn(words.shown, { count: String(needed.length) })}
      </p>
      <p className={styles.sum}>
        <span>{own ? words.own : words.every}</span>{" "}
        <strong className="display" style={{ "--letters": sum.length }}>
          {sum}
        </strong>
      </p>
      <div className={styles.beside}>
        <p>{words.sum}</p>
        <div className={styles.ways}>
          {estimate && <SiteLink to={estimate.to + query}>{estimate.label}</SiteLink>}
          {own && (
            // Gatsby would replace an address of the same page, and Back would not bring the list back.
            <Link to={path} replace={false}>
              {words.all}
            </Link>
          )}
          <button
            type="button"
            className={own ? styles.save : styles.print}
            data-needs-script=""
            onClick={() => window.print()}
          >
            {words.print}
          </button>
          {!own && pdf && (
            <FileLink label={words.pdf} file={{ ...pdf, type: "application/pdf", kind: "PDF" }} />
          )}
        </div>
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment Yours on YoursPage {
    accounts {
      ...SiteAccount
    }
    words {
      ...YoursWords
    }
    estimate {
      ...Action
    }
    formats {
      money
      digits
    }
  }

  fragment YoursWords on YoursWords {
    every
    own
    about
    most
    nothing
    sum
    list
    owner
    cost
    key
    shown
    all
    print
    pdf
  }
`
