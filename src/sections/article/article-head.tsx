import { graphql } from "gatsby"
import { AuthorMark } from "../../components/author-mark/author-mark"
import { Breadcrumb } from "../../components/breadcrumb/breadcrumb"
import { EvidenceMark } from "../../components/evidence-mark/evidence-mark"
import { UnpublishedMark } from "../../components/unpublished-mark/unpublished-mark"
import { Picture } from "../../components/picture/picture"
import { TagList } from "../../components/tag-list/tag-list"
import { useSite } from "../../hooks/use-site"
import type { Crumb } from "../../seo/breadcrumb-trail"
import { lcpSizes } from "../../browser/lcp-image"
import { nonBreakingTitle } from "../../text/non-breaking-title"
import { useWords } from "../../hooks/use-words"
import * as styles from "./article-head.module.css"

type Props = { article: Queries.ArticleHeadFragment; crumbs: readonly Crumb[] }

/** An article's title, author, date and cover. */
export function ArticleHead({ article, crumbs }: Props) {
  const words = useWords("articles")
  const { owner, language } = useSite()
  const {
    title,
    summary,
    author,
    date,
    day,
    updated,
    updatedDay,
    readingTime,
    image,
    tagList,
    unpublished,
    evidence,
  } = article
  return (
    <header className={`columns ${styles.head}`}>
      <Breadcrumb crumbs={crumbs} unnamed />
      <UnpublishedMark reason={unpublished} />
      <EvidenceMark evidence={evidence} />
      <h1 className={`title-l ${styles.title}`}>{nonBreakingTitle(title)}</h1>
      <p className={`lead ${styles.summary}`}>{summary}</p>
      <div className={styles.author}>
        <AuthorMark author={author} />
        <p>
          <strong dir="auto">{author}</strong>, {withinSentence(owner.jobTitle, language)}
          <br />
          <time dateTime={date}>{day}</time>
          {updated && (
            <>
              {`${words.updated} `}
              <time dateTime={updated}>{updatedDay}</time>
            </>
          )}
          {` · ${readingTime}`}
        </p>
      </div>
      <TagList tags={tagList} label={words.topics} />
      <div className={styles.cover}>
        <Picture picture={image} first sizes={lcpSizes.article} />
      </div>
    </header>
  )
}

/** English and Spanish write a job in lower case within a sentence; German, for one, keeps its capitals. */
const withinSentence = (job: string, language: string) =>
  /^e[ns](?:-|$)/.test(language) ? job.toLowerCase() : job

export const fragment = graphql`
  fragment ArticleHead on Article {
    title
    summary
    author
    date
    day
    updated
    updatedDay
    readingTime
    unpublished
    evidence {
      ...Evidence
    }
    tagList {
      ...TagLink
    }
    image {
      alt
      src {
        childImageSharp {
          gatsbyImageData(width: 1600, breakpoints: [460, 680, 1080, 1600])
        }
      }
    }
  }
`
