import { withPrefix } from "../../browser/path-prefix"
import { TagList } from "../../components/tag-list/tag-list"
import * as styles from "./blog-footer.module.css"

type Props = {
  tags: readonly Queries.TagLinkFragment[]
  feeds: readonly { name: string; path: string }[]
}

/** What follows a list of articles: all tags, and the feeds. */
export function BlogFooter({ tags, feeds }: Props) {
  return (
    <div className={`columns ${styles.footer}`}>
      {tags.length > 0 && (
        <nav aria-label="Topics">
          <p className={styles.label}>Topics</p>
          <TagList tags={tags} label="Topics" counted />
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
