import type { Estimate } from "../../estimate/estimate"
import { planLimits } from "../pricing/plan-limits"
import { useSite } from "../../hooks/use-site"
import { useWords } from "../../hooks/use-words"
import * as styles from "./scope.module.css"

type Props = {
  words: Pick<Queries.EstimateWordsFragment, "included" | "excluded">
  list: Queries.PlansFragment
  result: Estimate
}

/** What the price includes, and what it does not. */
export function Scope({ words, list, result }: Props) {
  const labels = useWords("plans")
  const { plurals } = useSite().words
  const plan = list.items.find(({ name }) => name === result.plan.name)
  const included = [
    ...(plan ? planLimits(plan, list.words, labels, plurals) : []),
    ...(plan?.adds ?? []),
    ...result.included,
    ...(plan?.extras ? list.extras : []),
    ...list.included,
  ]
  return (
    <div className={styles.scope}>
      <Items title={words.included} items={included} />
      <Items title={words.excluded} items={result.excluded} />
    </div>
  )
}

function Items({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null
  return (
    <div>
      <h2 className="title-s">{title}</h2>
      <ul role="list">
        {[...new Set(items)].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}
