import { graphql } from "gatsby"
import { today } from "../../calendar/dates"
import { answersIn, isNeeded, listQuery, neededAccounts } from "../../estimate/accounts"
import { datedIn } from "../../estimate/dated"
import { useLocationSearch } from "../../hooks/use-location-search"

type Account = Queries.SiteAccountFragment

/** The list that a reader sees. */
export type OwnList = {
  /** True if it is for the answers of an estimate, and not for every site. */
  own: boolean
  /** The accounts that the answers need, or every site. */
  needed: readonly Account[]
  /** Those that are listed: without answers all. */
  shown: readonly Account[]
  /** Whether each account is needed. */
  keys: readonly boolean[]
  /** The query of its address: the answers, and nothing else of the one that was opened. */
  query: string
}

/**
 * Returns the accounts for the answers in the address, and for none in the HTML.
 * @param asked the questions of the estimate, if there is one.
 */
export function useOwnList(accounts: readonly Account[], asked: Queries.AskedFragment | null): OwnList {
  const search = useLocationSearch()
  // The HTML has no query, and so no day.
  const answers = asked && search !== "" ? answersIn(search, asked, today()) : undefined
  const needed = neededAccounts(accounts, answers)
  if (!asked || !answers) {
    const keys = accounts.map((account) => account.needed === null)
    return { own: false, needed, shown: accounts, keys, query: "" }
  }
  const keys = accounts.map((account) => isNeeded(account, answers))
  return {
    own: true,
    needed,
    shown: needed,
    keys,
    query: listQuery(answers, asked, datedIn(search, today())),
  }
}

export const fragment = graphql`
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
