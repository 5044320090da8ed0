import { graphql } from "gatsby"
import { ProjectCard } from "../../components/project-card/project-card"
import { useQueryParameter } from "../../hooks/use-query-parameter"
import * as styles from "./work-list.module.css"

type Props = {
  projects: readonly Queries.ProjectCardFragment[]
  categories: Queries.WorkCategoriesFragment
}

/**
 * Every project, in the owner's order, and a filter by category that is part of the
 * address (`?category=frontend`), so that a choice can be sent, reloaded and kept. Its
 * choices are links, which work as soon as they are seen.
 */
export function WorkList({ projects, categories: { all, webApp, frontend, desktop, fullstack } }: Props) {
  const [category, setCategory] = useQueryParameter("category")
  const names: Record<string, string> = { "web-app": webApp, fullstack, frontend, desktop }
  const known = category !== null && category in names ? category : null
  const shown = projects.filter((project) => known === null || project.category === known)
  const choices = [[null, all] as const, ...Object.entries(names)].map(([slug, name]) => ({
    slug,
    name,
    count: projects.filter((project) => slug === null || project.category === slug).length,
  }))
  return (
    <section className={`columns ${styles.list}`} aria-label="Projects">
      <ul role="list" className={styles.filter} aria-label="Show" data-needs-script="">
        {choices
          .filter(({ count }) => count > 0)
          .map(({ slug, name, count }) => (
            <li key={name}>
              <a
                href={slug === null ? "./" : `?category=${slug}`}
                aria-current={slug === known ? "true" : undefined}
                onClick={(event) => {
                  event.preventDefault()
                  setCategory(slug)
                }}
              >
                {name} <span>{count}</span>
              </a>
            </li>
          ))}
      </ul>
      <p className="visually-hidden" role="status">
        {`${shown.length} of ${projects.length} projects`}
      </p>
      <ul role="list" className={`columns ${styles.projects}`}>
        {shown.map((project, index) => (
          <li key={project.slug} className={styles.project}>
            <ProjectCard
              project={project}
              level={2}
              first={index === 0}
              sizes="(min-width: 56rem) 55vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

export const fragment = graphql`
  fragment WorkCategories on WorkPageCategories {
    all
    webApp
    frontend
    desktop
    fullstack
  }
`
