import { graphql } from "gatsby"
import { useId } from "react"
import { costWords } from "../../estimate/accounts"
import { useHydrated } from "../../hooks/use-hydrated"
import { useSite } from "../../hooks/use-site"
import type { OwnList } from "./use-own-list"
import * as styles from "./account-list.module.css"

type Props = {
  page: Pick<Queries.YoursFragment, "words" | "formats">
  list: OwnList
  /** The page's own address. */
  path: string
}

/** The accounts as a ledger: whose each is, what it costs a year, and where its key lies. Paper has the list's address, too. */
export function AccountList({ page: { words, formats }, list: { shown, query }, path }: Props) {
  const { url } = useSite()
  const live = useHydrated()
  const titleId = useId()
  return (
    <section className={`columns ${styles.section}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="title-m">
        {words.list}
      </h2>
      <ol role="list" className={styles.list}>
        {shown.map(({ name, use, owner, cost, note, key, needed }) => (
          <li key={name}>
            <div>
              <h3>{name}</h3>
              {needed && <p className={styles.some}>{needed.words}</p>}
              <p>{use}</p>
            </div>
            <dl>
              <div>
                <dt>{words.owner}</dt>
                <dd>{owner}</dd>
              </div>
              <div>
                <dt>{words.key}</dt>
                <dd>{key}</dd>
              </div>
              <div className={styles.cost}>
                <dt>{words.cost}</dt>
                <dd>
                  <b>{costWords(cost, words, formats)}</b>
                  {note && <span> {note}</span>}
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      {live && <p className={styles.address}>{url + path + query}</p>}
    </section>
  )
}

export const fragment = graphql`
  fragment SiteAccount on SiteAccount {
    name
    use
    owner
    cost {
      low
      high
    }
    note
    key
    needed {
      by
      words
    }
  }
`
