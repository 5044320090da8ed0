import { graphql } from "gatsby"
import { useLanguageMark } from "../../hooks/use-language-mark"
import { useSite } from "../../hooks/use-site"
import { AuthorMark } from "../author-mark/author-mark"
import { Picture } from "../picture/picture"
import { PageLink } from "../site-link/page-link"
import { UnpublishedMark } from "../unpublished-mark/unpublished-mark"
import * as styles from "./article-card.module.css"

type Props = {
  article: Queries.ArticleCardFragment
  sizes: string
  level?: 2 | 3
  first?: boolean
  /** True without the summary. */
  brief?: boolean
}

/** An article in a list: its cover, its title, and what a reader takes away. */
export function ArticleCard({
  article: { path, written, title, summary, author, date, day, readingTime, image, unpublished },
  sizes,
  level = 3,
  first = false,
  brief = false,
}: Props) {
  const { language } = useSite()
  const mark = useLanguageMark()
  const Title = level === 2 ? "h2" : "h3"
  return (
    <article {...mark(written)} className={styles.card}>
      <Picture picture={image} sizes={sizes} first={first} className={styles.cover} />
      <div className={styles.words}>
        <UnpublishedMark reason={unpublished} />
        <Title className={styles.title}>
          <PageLink to={path}>{title}</PageLink>
        </Title>
        {!brief && <p>{summary}</p>}
        {/* Its date and reading time are in the page's language. */}
        <div {...(written && mark(language, written))} className={styles.facts}>
          <AuthorMark author={author} />
          <p>
            {author}
            <br />
            <span className={styles.when}>
              <time dateTime={date}>{day}</time> <span>{readingTime}</span>
            </span>
          </p>
        </div>
      </div>
    </article>
  )
}

export const fragment = graphql`
  fragment ArticleCard on Article {
    path
    written
    title
    summary
    author
    date
    day
    readingTime
    unpublished
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(width: 960, breakpoints: [320, 460, 680, 960])
        }
      }
    }
  }
`
