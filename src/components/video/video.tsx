import { graphql } from "gatsby"
import { Picture } from "../picture/picture"
import * as styles from "./video.module.css"

type Props = {
  video: Queries.VideoFragment
  /** How wide the page shows it, as the CSS `sizes` of a picture. */
  sizes: string
  /** Words for those who do not see it; the poster's by default. */
  label?: string
  /** True where the visitor may not download it or go full screen (requirement R6.3). */
  restricted?: boolean
}

/**
 * A video that the visitor starts; nothing of it is fetched before. Its poster is a picture behind it: the attribute
 * knows neither sizes nor formats, and fetches at once what nobody may scroll to.
 */
export function Video({ video: { mp4, webm, captions, poster }, sizes, label, restricted = false }: Props) {
  return (
    <div className={styles.frame}>
      <Picture picture={{ ...poster, alt: "" }} sizes={sizes} className={styles.poster} />
      <div className={styles.video}>
        <video
          controls
          controlsList={restricted ? "nofullscreen nodownload" : undefined}
          playsInline
          preload="none"
          // Chromium paints a video without a poster gray.
          poster="/clear.svg"
          aria-label={label ?? poster.alt}
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" />
          {captions && <track kind="captions" src={captions} srcLang="en" label="English" default />}
        </video>
      </div>
    </div>
  )
}

export const fragment = graphql`
  fragment Video on Video {
    mp4
    webm
    captions
    poster {
      alt
      src {
        childImageSharp {
          gatsbyImageData(width: 1280, breakpoints: [460, 680, 1080, 1280])
        }
      }
    }
  }
`
