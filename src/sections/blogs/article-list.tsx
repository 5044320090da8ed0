import { ArticleCard } from "../../components/article-card/article-card"
import { Later } from "../../components/later/later"
import { firstSizes } from "../../browser/first-picture"
import * as styles from "./article-list.module.css"

type Props = { articles: readonly Queries.ArticleCardFragment[] }

/** All articles, the newest first and largest. */
export function ArticleList({ articles }: Props) {
  const [first, ...rest] = articles
  return (
    <section className={`columns ${styles.list}`} aria-label="Articles">
      {first && <Item article={first} first />}
      <Later>
        {rest.map((article) => (
          <Item key={article.path} article={article} />
        ))}
      </Later>
    </section>
  )
}

const Item = ({ article, first = false }: { article: Queries.ArticleCardFragment; first?: boolean }) => (
  <div className={styles.article}>
    <ArticleCard article={article} level={2} first={first} sizes={firstSizes.blogs} />
  </div>
)
