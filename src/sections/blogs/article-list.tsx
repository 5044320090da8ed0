import { ArticleCard } from "../../components/article-card/article-card"
import { BelowFold } from "../../components/below-fold/below-fold"
import { lcpSizes } from "../../browser/lcp-image"
import { useWords } from "../../hooks/use-words"
import * as styles from "./article-list.module.css"

type Props = { articles: readonly Queries.ArticleCardFragment[] }

/** All articles, newest first. The newest is the largest. */
export function ArticleList({ articles }: Props) {
  const { name } = useWords("articles")
  const [first, ...rest] = articles
  return (
    <section className={`columns ${styles.list}`} aria-label={name}>
      {first && <Item article={first} first />}
      <BelowFold>
        {rest.map((article) => (
          <Item key={article.path} article={article} />
        ))}
      </BelowFold>
    </section>
  )
}

const Item = ({ article, first = false }: { article: Queries.ArticleCardFragment; first?: boolean }) => (
  <div className={styles.article}>
    <ArticleCard article={article} level={2} first={first} sizes={lcpSizes.blogs} />
  </div>
)
