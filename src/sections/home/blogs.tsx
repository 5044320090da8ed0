import { ActionLink } from "../../components/action-link/action-link"
import { ArticleCard } from "../../components/article-card/article-card"
import { Heading } from "../../components/heading/heading"
import { Reveal } from "../../components/reveal/reveal"
import * as styles from "./blogs.module.css"

type Props = { intro: Queries.IntroWithActionFragment; articles: readonly Queries.ArticleCardFragment[] }

/** The newest articles; renders nothing if there are none. */
export function Blogs({ intro: { title, subtitle, text, action }, articles }: Props) {
  if (articles.length === 0) return null
  return (
    <section className={`columns ${styles.section}`}>
      <div className={styles.heading}>
        <Heading title={title} subtitle={subtitle}>
          <p>{text}</p>
        </Heading>
        {action && (
          <p className={styles.all}>
            <ActionLink plain action={action} />
          </p>
        )}
      </div>
      <div className={styles.articles}>
        {articles.map((article) => (
          <Reveal key={article.path}>
            <ArticleCard brief article={article} sizes="(min-width: 56rem) 15vw, 30vw" />
          </Reveal>
        ))}
      </div>
    </section>
  )
}
