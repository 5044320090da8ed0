import type { IGatsbyImageData } from "gatsby-plugin-image"
import { mediaFor } from "../../browser/scheme-pictures"

type Props = {
  image: IGatsbyImageData
  alt: string
  /** The language of `alt`, if it is not the page's. */
  lang?: string | undefined
  /** The picture's `sizes` attribute; by default the one from the query. */
  sizes?: string | undefined
  /** True for the largest picture of the first view, which is fetched eagerly with high priority. */
  first?: boolean | undefined
  className?: string | undefined
}

/**
 * Renders gatsby-plugin-image's data as plain markup: AVIF with WebP as the fallback, width
 * and height, no script and no wrapper. Its variants come first (src/browser/scheme-pictures.ts).
 */
export function PictureMarkup({ image, alt, lang, sizes, first = false, className }: Props) {
  const { images, width, height, variants = [] } = image
  const { sources = [], fallback } = images
  return (
    <picture>
      {variants.map(({ media, sizes: own, ...source }) => (
        <source
          key={`${media} ${source.type}`}
          {...source}
          media={mediaFor(media)}
          sizes={own && (sizes ?? own)}
        />
      ))}
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
          lang={lang}
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : undefined}
          decoding={first ? undefined : "async"}
          className={className}
        />
      )}
    </picture>
  )
}
