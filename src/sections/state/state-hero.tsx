import { graphql } from "gatsby"
import { Picture } from "../../components/picture/picture"
import { firstSizes } from "../../browser/first-picture"
import { VideoPlaylist } from "./video-playlist"
import * as styles from "./state-hero.module.css"

/** The hero: the state's videos one after another, over the first one's poster. */
export function StateHero({ state: { state, videos } }: { state: Queries.StateHeroFragment }) {
  const [first] = videos
  return (
    <section aria-label={`Demo sites for ${state}`}>
      <div className={styles.frame}>
        {first && <Picture picture={first.poster} first sizes={firstSizes.state} />}
        <VideoPlaylist videos={videos} />
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment StateHero on State {
    state
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
