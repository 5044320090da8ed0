import { Link, navigate } from "gatsby"
import { useEffect } from "react"
import { Pagination } from "../../components/pagination/pagination"
import { useQueryParameter } from "./use-query-parameter"
import { useRoute } from "../../hooks/use-route"
import { type WorkPage, categoryList } from "../../routes/list-pages"
import { type Choice, needsCategoryFilter } from "./choices"
import { ProjectCards } from "./project-cards"
import { ProjectIndex } from "./project-index"
import { useWords } from "../../hooks/use-words"
import * as styles from "./work-list.module.css"

type Props = {
  projects: readonly Queries.ProjectCardFragment[]
  choices: readonly Choice[]
  page: Omit<WorkPage, "path">
}

/**
 * One page of a work list that has several. Each category is a list with its own address. A visitor with the
 * filter's address of a shorter list (`?category=frontend`) is redirected there.
 */
export function PagedWorkList({ projects, choices, page }: Props) {
  const words = useWords("work")
  const work = useRoute("work")
  const [asked] = useQueryParameter("category")
  const known = choices.some(({ category }) => category !== null && category === asked)
  useEffect(() => {
    if (known && asked !== null) navigate(categoryList(work, asked), { replace: true })
  }, [work, asked, known])
  return (
    <>
      <section className={`columns ${styles.list}`} aria-label={words.name}>
        {needsCategoryFilter(choices) && (
          <ul role="list" className={styles.filter} aria-label={words.filter}>
            {choices.map(({ category, name, count }) => (
              <li key={name}>
                <Link
                  to={category === null ? work : categoryList(work, category)}
                  aria-current={category === page.category ? "true" : undefined}
                >
                  {name} <span>{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <ProjectIndex projects={projects} />
        <ProjectCards projects={projects} />
      </section>
      <Pagination {...page} />
    </>
  )
}
