import { graphql } from "gatsby"
import { costWords } from "../../estimate/accounts"
import * as styles from "./account-list.module.css"

type Props = {
  accounts: readonly Queries.SiteAccountFragment[]
  words: Queries.YoursWordsFragment
  formats: Queries.YoursFragment["formats"]
}

/** The accounts as a ledger: whose each is, what it costs a year, and where its key lies. */
export const AccountList = ({ accounts, words, formats }: Props) => (
  <ol role="list" className={styles.list}>
    {accounts.map(({ name, use, owner, cost, note, key, needed }) => (
      <li key={name} data-some={needed ? "" : undefined}>
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
)

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
