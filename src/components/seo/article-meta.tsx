type Props = {
  article: {
    readonly author: string
    readonly published: string
    readonly changed: string
    readonly tags: readonly string[]
  }
}

/** An article's dates, author and tags: https://ogp.me/#type_article. */
export function ArticleMeta({ article: { author, published, changed, tags } }: Props) {
  return (
    <>
      <meta property="article:published_time" content={published} />
      <meta property="article:modified_time" content={changed} />
      <meta property="article:author" content={author} />
      {tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
    </>
  )
}
