import { graphql } from "gatsby"
import { SpriteDrawing } from "../../../components/drawing/sprite-drawing"
import { Picture } from "../../../components/picture/picture"
import { Seam } from "../../../components/seam/seam"
import { SeamControl } from "../../../components/seam/seam-control"
import { lcpSizes } from "../../../browser/lcp-image"
import { VideoPlaylist } from "./video-playlist"
import { fillIn } from "../../../text/fill-in"
import { useWords } from "../../../hooks/use-words"
import * as styles from "./state-hero.module.css"

/**
 * The hero: the state's landscape, and in it a board with the state's videos, over the first one's poster. Without videos it
 * is the landscape alone.
 */
export function StateHero({ state: { state, landscape, videos } }: { state: Queries.StateHeroFragment }) {
  const words = useWords("state")
  const [first] = videos ?? []
  return (
    <section
      aria-label={first && fillIn(words.demos, { state })}
      className={first ? styles.hero : `${styles.hero} ${styles.bare}`}
    >
      <div className={styles.land}>
        <Seam
          first
          drawn={<SpriteDrawing slice drawing={{ ...landscape, alt: "" }} className={styles.lines} />}
        >
          <SpriteDrawing slice drawing={landscape} />
        </Seam>
      </div>
      <SeamControl />
      {videos && first && (
        <div className={styles.board}>
          <div className={styles.frame}>
            <Picture picture={first.poster} first sizes={lcpSizes.state} />
            <VideoPlaylist videos={videos} />
          </div>
        </div>
      )}
    </section>
  )
}

export const fragment = graphql`
  fragment StateHero on State {
    state
    landscape {
      ...SpriteDrawing
    }
    videos {
      mp4
      webm
      poster {
        alt
        src {
          childImageSharp {
            gatsbyImageData(width: 1280, breakpoints: [460, 680, 1080, 1280])
          }
        }
      }
    }
  }
`
