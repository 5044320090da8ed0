import { withPrefix } from "../../browser/path-prefix"
import { TagList } from "../../components/topics/topics"
import * as styles from "./blog-footer.module.css"

type Props = {
  topics: readonly Queries.TopicFragment[]
  feeds: readonly { name: string; path: string }[]
}

/** Ways on below a list of articles: all topics, and the feeds. */
export function BlogFooter({ topics, feeds }: Props) {
  return (
    <div className={`columns ${styles.footer}`}>
      {topics.length > 0 && (
        <nav aria-label="Topics">
          <p className={styles.label}>Topics</p>
          <TagList topics={topics} label="Topics" counted />
        </nav>
      )}
      <p className={styles.feeds}>
        <span className={styles.label}>Follow by</span>
        {feeds.map(({ name, path }) => (
          <a key={path} href={withPrefix(path)}>
            {name}
          </a>
        ))}
      </p>
    </div>
  )
}
