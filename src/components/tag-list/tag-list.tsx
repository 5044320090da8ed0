import { graphql } from "gatsby"
import { PageLink } from "../site-link/page-link"
import * as styles from "./tag-list.module.css"

type Props = {
  tags: readonly Queries.TagLinkFragment[]
  /** The list's name for screen readers. */
  label: string
  /** True to say how many articles each has. */
  counted?: boolean
  className?: string | undefined
}

/** Tags, each with a link to its page; renders nothing if there are none. */
export function TagList({ tags, label, counted = false, className = "" }: Props) {
  if (tags.length === 0) return null
  // The figure stays behind a name that is written from right to left.
  const words = (name: string, count: number) =>
    counted ? (
      <>
        <bdi>{name}</bdi>
        {` (${count})`}
      </>
    ) : (
      name
    )
  return (
    <ul role="list" aria-label={label} className={`${styles.list} ${className}`}>
      {tags.map(({ name, path, count }) => (
        <li key={name}>
          {path === null ? words(name, count) : <PageLink to={path}>{words(name, count)}</PageLink>}
        </li>
      ))}
    </ul>
  )
}

export const fragment = graphql`
  fragment TagLink on Tag {
    name
    path
    count
  }
`
