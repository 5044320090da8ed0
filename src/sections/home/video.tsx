import { graphql } from "gatsby"
import { Video } from "../../components/video/video"
import { Heading } from "../../components/heading/heading"
import * as styles from "./home-video.module.css"

/** The video section; renders nothing without a video. */
export function HomeVideo({ section }: { section: Queries.VideoSectionFragment | null }) {
  if (!section) return null
  const { title, subtitle, text, video } = section
  return (
    <section className={`columns ${styles.section}`}>
      <div className={styles.video}>
        <Video
          video={video}
          sizes="(min-width: 112.5rem) 880px, (min-width: 64rem) 46vw, (min-width: 56rem) 63vw, 92vw"
        />
      </div>
      <div className={styles.words}>
        <Heading small title={title} subtitle={subtitle}>
          <p>{text}</p>
        </Heading>
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment VideoSection on VideoSection {
    title
    subtitle
    text
    video {
      ...Video
    }
  }
`
