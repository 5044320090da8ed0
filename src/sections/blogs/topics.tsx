import { TagList } from "../../components/tag-list/tag-list"
import { useWords } from "../../hooks/use-words"
import * as styles from "./topics.module.css"

type Props = {
  tags: readonly Queries.TagLinkFragment[]
  /** True for an index beside a page's title, one topic a line. */
  rows?: boolean
}

/** All topics of the articles, each with its number of them; renders nothing if there are none. */
export function Topics({ tags, rows = false }: Props) {
  const { topics } = useWords("articles")
  if (tags.length === 0) return null
  return (
    <nav aria-label={topics}>
      <p className={styles.label}>{topics}</p>
      <TagList tags={tags} label={topics} counted className={rows ? styles.rows : undefined} />
    </nav>
  )
}
