import { ArticleCard } from "../../components/article-card/article-card"
import * as styles from "./article-list.module.css"

/** All articles, the newest first and largest. */
export function ArticleList({ articles }: { articles: readonly Queries.ArticleCardFragment[] }) {
  return (
    <section className={`columns ${styles.list}`} aria-label="Articles">
      {articles.map((article, index) => (
        <div key={article.path} className={styles.article}>
          <ArticleCard
            article={article}
            level={2}
            first={index === 0}
            sizes="(min-width: 56rem) 60vw, 100vw"
          />
        </div>
      ))}
    </section>
  )
}
