import { ArticleCard } from "../../components/article-card/article-card"
import { BelowFold } from "../../components/below-fold/below-fold"
import { lcpSizes } from "../../browser/lcp-image"
import { useWords } from "../../hooks/use-words"
import * as styles from "./article-list.module.css"

type Props = { articles: readonly Queries.ArticleCardFragment[] }

/** All articles, newest first. The newest is the largest; a second one alone stands beside it. */
export function ArticleList({ articles }: Props) {
  const { name } = useWords("articles")
  const [first, ...rest] = articles
  return (
    <section className={`columns ${styles.list}`} aria-label={name}>
      {first && <Item article={first} sizes={lcpSizes.blogs} first />}
      <BelowFold>
        {rest.map((article) => (
          <Item
            key={article.path}
            article={article}
            sizes={rest.length === 1 ? "(min-width: 56rem) 38vw, 92vw" : lcpSizes.blogs}
          />
        ))}
      </BelowFold>
    </section>
  )
}

type ItemProps = { article: Queries.ArticleCardFragment; sizes: string; first?: boolean }

const Item = ({ article, sizes, first = false }: ItemProps) => (
  <div className={styles.article}>
    <ArticleCard article={article} level={2} first={first} sizes={sizes} />
  </div>
)
