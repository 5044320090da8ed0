import { graphql } from "gatsby"
import { inFolder } from "../../browser/site-folder"
import { Picture } from "../picture/picture"
import * as styles from "./video.module.css"

type Props = {
  video: Queries.VideoFragment
  /** Its width on the page, as the `sizes` of a picture. */
  sizes: string
  /** Its label for screen readers; by default the poster's. */
  label?: string
  /** True if the visitor must not download it or go full screen (requirement R6.3). */
  restricted?: boolean
}

/**
 * A video that the visitor starts; it is not fetched before. Its poster is a picture behind it: the `poster` attribute
 * has no sizes or formats and would fetch at once.
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
          poster={inFolder("/clear.svg")}
          aria-label={label ?? poster.alt}
        >
          <source src={mp4} type="video/mp4" />
          <source src={webm} type="video/webm" />
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
