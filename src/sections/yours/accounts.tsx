import { graphql } from "gatsby"
import { useId } from "react"
import { FileLink } from "../../components/action-link/file-link"
import { SiteLink } from "../../components/site-link/site-link"
import { today } from "../../calendar/dates"
import { answersIn, isNeeded, neededAccounts, sumWords, yearlyCost } from "../../estimate/accounts"
import { useLocationSearch } from "../../hooks/use-location-search"
import { useSite } from "../../hooks/use-site"
import type { YoursPdf } from "../../routes/yours-pdf"
import { fillIn } from "../../text/fill-in"
import { AccountList } from "./account-list"
import { KeyBoard } from "./key-board"
import * as styles from "./accounts.module.css"

type Props = {
  page: Queries.YoursFragment
  /** The questions of the estimate, if there is one. */
  asked: Queries.AskedFragment | null
  /** The page's own address. */
  path: string
  /** The PDF with every account; none if it cannot be drawn. */
  pdf: YoursPdf | undefined
}

/**
 * The accounts of a site with what they cost a year together: of every site, and marked, those of some. With the answers of
 * an estimate in the address: those that they need, and no others.
 */
export function Accounts({ page, asked, path, pdf }: Props) {
  const { accounts, words, estimate, formats } = page
  const { url } = useSite()
  const titleId = useId()
  const search = useLocationSearch()
  // The HTML has no query, and so no day.
  const answers = asked && search !== "" ? answersIn(search, asked, today()) : undefined
  const needed = neededAccounts(accounts, answers)
  return (
    <section className={`columns ${styles.section}`} aria-labelledby={titleId}>
      <KeyBoard
        keys={accounts.map((each) => (answers ? isNeeded(each, answers) : each.needed === null))}
        own={answers !== undefined}
      />
      <p role="status" className={styles.shown}>
        {answers && fillIn(words.shown, { count: String(needed.length) })}
      </p>
      <p className={styles.sum}>
        <span>{answers ? words.own : words.every}</span>{" "}
        <strong className="display">{sumWords(yearlyCost(needed), words, formats)}</strong>
      </p>
      <div className={styles.beside}>
        <p>{words.sum}</p>
        <div className={styles.ways}>
          {estimate && <SiteLink to={estimate.to + (answers ? search : "")}>{estimate.label}</SiteLink>}
          {answers && <SiteLink to={path}>{words.all}</SiteLink>}
          <button
            type="button"
            className={answers ? styles.save : styles.print}
            onClick={() => window.print()}
          >
            {words.print}
          </button>
          {!answers && pdf && (
            <FileLink
              label={words.pdf}
              file={{ path: pdf.path, type: "application/pdf", kind: "PDF", size: pdf.size }}
            />
          )}
        </div>
      </div>
      <h2 id={titleId} className="title-m">
        {words.list}
      </h2>
      <AccountList accounts={answers ? needed : accounts} words={words} formats={formats} />
      <p className={styles.address}>{url + path + (answers ? search : "")}</p>
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

  fragment Asked on EstimatePage {
    pages {
      usual
      most
    }
    languages {
      most
    }
    choices {
      key
      options {
        key
      }
    }
  }
`
