import { Video } from "../../components/video/video"
import { ActionLink } from "../../components/action-link/action-link"
import { Heading } from "../../components/heading/heading"
import * as styles from "./process.module.css"

type Props = { video: Queries.VideoSectionFragment | null; call: Queries.IntroWithActionFragment | null }

/** A video about how a project goes, and a link to book a call. Each may be missing; the link goes with its page. */
export function Process({ video, call }: Props) {
  if (!video && !call?.action) return null
  return (
    <section className={`columns ${styles.section}`}>
      {video && (
        <div className={styles.video}>
          <Heading title={video.title} subtitle={video.subtitle}>
            <p>{video.text}</p>
          </Heading>
          <Video
            video={video.video}
            sizes="(min-width: 112.5rem) 1180px, (min-width: 64rem) 62vw, 92vw"
            restricted
            near
          />
        </div>
      )}
      {call?.action && (
        <div className={styles.call}>
          <Heading small title={call.title} subtitle={call.subtitle}>
            <p>{call.text}</p>
          </Heading>
          <p>
            <ActionLink action={call.action} />
          </p>
        </div>
      )}
    </section>
  )
}
