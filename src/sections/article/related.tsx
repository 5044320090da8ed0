import { ArticleCard } from "../../components/article-card/article-card"
import { ProjectCard } from "../../components/project-card/project-card"
import { useWords } from "../../hooks/use-words"
import * as styles from "./related.module.css"

type Props = {
  project: Queries.ProjectCardFragment | null
  articles: readonly Queries.ArticleCardFragment[]
}

/** Further reading: the project that the article is about, and other articles; renders nothing if there is neither. */
export function Related({ project, articles }: Props) {
  const { related } = useWords("articles")
  if (!project && articles.length === 0) return null
  return (
    <section className={`columns ${styles.section}`} aria-labelledby="related">
      <h2 id="related" className={`display ${styles.title}`}>
        {related}
      </h2>
      {project && (
        <div className={styles.project}>
          <ProjectCard
            project={project}
            sizes={`(min-width: 56rem) ${articles.length > 0 ? "45vw" : "92vw"}, 92vw`}
            brief
          />
        </div>
      )}
      {articles.length > 0 && (
        <div className={styles.articles}>
          {articles.slice(0, 2).map((article) => (
            <ArticleCard
              key={article.path}
              article={article}
              sizes={`(min-width: 56rem) ${project ? "22vw" : "45vw"}, 92vw`}
            />
          ))}
        </div>
      )}
    </section>
  )
}
