import { noonOf } from "../../lib/zoned-date"

type Props = {
  article: {
    readonly author: string
    readonly date: string
    readonly updated: string | null
    readonly tags: readonly string[]
  }
  timeZone: string
}

/** When an article was written, by whom and on what: https://ogp.me/#type_article. */
export function ArticleMeta({ article: { author, date, updated, tags }, timeZone }: Props) {
  return (
    <>
      <meta property="article:published_time" content={noonOf(date, timeZone)} />
      <meta property="article:modified_time" content={noonOf(updated ?? date, timeZone)} />
      <meta property="article:author" content={author} />
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  )
}
