import { graphql } from "gatsby"
import { TableOfContents } from "../../components/table-of-contents/table-of-contents"
import { Prose } from "../../components/prose/prose"
import { PageLink } from "../../components/site-link/page-link"
import { useLanguageMark } from "../../hooks/use-language-mark"
import { useWords } from "../../hooks/use-words"
import * as styles from "./article-body.module.css"

type Props = { article: Queries.ArticleBodyFragment; others: readonly Queries.ArticleCardFragment[] }

/** An article's text, with the other articles beside it and, on large screens, its table of contents. */
export function ArticleBody({ article: { html, contents }, others }: Props) {
  const words = useWords("articles")
  const mark = useLanguageMark()
  return (
    <div className={`columns ${styles.body}`}>
      <div className={styles.text}>
        <Prose html={html} long />
      </div>
      <aside className={styles.aside}>
        {contents.length > 1 && (
          <div className={styles.contents}>
            <TableOfContents title={words.contents} sections={contents} />
          </div>
        )}
        {others.length > 0 && (
          <nav className={styles.others} aria-label={words.others}>
            <p className={styles.label}>{words.others}</p>
            <ul>
              {others.map(({ path, written, title }) => (
                <li key={path} {...mark(written)}>
                  <PageLink to={path}>{title}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </aside>
    </div>
  )
}

export const fragment = graphql`
  fragment ArticleBody on Article {
    html
    contents {
      slug
      title
    }
  }
`
