import { withPrefix } from "../../browser/path-prefix"
import { useWords } from "../../hooks/use-words"
import { Topics } from "./topics"
import * as styles from "./blog-footer.module.css"

type Props = {
  /** Left out where they stand elsewhere on the page. */
  tags?: readonly Queries.TagLinkFragment[]
  feeds: readonly { name: string; path: string }[]
}

/** What follows a list of articles: all topics, and the feeds. */
export function BlogFooter({ tags, feeds }: Props) {
  const { follow } = useWords("articles")
  return (
    <div className={`columns ${styles.footer}`}>
      {tags && <Topics tags={tags} />}
      <p className={styles.feeds}>
        <span className={styles.label}>{follow}</span>
        {feeds.map(({ name, path }) => (
          <a key={path} href={withPrefix(path)}>
            {name}
          </a>
        ))}
      </p>
    </div>
  )
}
