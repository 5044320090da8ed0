import { graphql } from "gatsby"
import { known } from "../../lib/known"
import * as styles from "./film.module.css"

type Props = {
  film: Queries.FilmFragment
  /** Words for those who do not see it; the poster's by default. */
  label?: string
  /** True where the visitor may not download it or go full screen (specification §2, Contact). */
  restricted?: boolean
}

/** A film that the visitor starts, with its poster; nothing of it is fetched before. */
export function Film({ film: { mp4, webm, captions, poster }, label, restricted = false }: Props) {
  const image = known(poster.src.childImageSharp, "The film's poster").gatsbyImageData
  return (
    <video
      className={styles.film}
      controls
      controlsList={restricted ? "nofullscreen nodownload" : undefined}
      playsInline
      preload="none"
      poster={image.images.fallback?.src}
      width={image.width}
      height={image.height}
      aria-label={label ?? poster.alt}
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
      {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
    </video>
  )
}

export const fragment = graphql`
  fragment Film on Film {
    mp4
    webm
    captions
    poster {
      alt
      src {
        childImageSharp {
          gatsbyImageData(width: 1280, breakpoints: [1280])
        }
      }
    }
  }
`
