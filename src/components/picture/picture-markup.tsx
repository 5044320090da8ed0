import type { IGatsbyImageData } from "gatsby-plugin-image"

type Props = {
  image: IGatsbyImageData
  alt: string
  /** The CSS `sizes` of the picture; the query's own where left out. */
  sizes?: string | undefined
  /** True for the largest picture of the first view: fetched at once, and first. */
  first?: boolean | undefined
  className?: string | undefined
}

/**
 * A picture from gatsby-plugin-image's data as plain markup: AVIF, else WebP, with its
 * proportions, no script and no wrapper.
 */
export function PictureMarkup({ image, alt, sizes, first = false, className }: Props) {
  const { images, width, height } = image
  const { sources = [], fallback } = images
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes ?? source.sizes} />
      ))}
      {fallback && (
        <img
          src={fallback.src}
          srcSet={fallback.srcSet}
          sizes={fallback.srcSet && (sizes ?? fallback.sizes)}
          width={width}
          height={height}
          alt={alt}
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : undefined}
          decoding={first ? undefined : "async"}
          className={className}
        />
      )}
    </picture>
  )
}
