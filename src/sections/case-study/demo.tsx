import { Video } from "../../components/video/video"
import * as styles from "./demo.module.css"

/** The project's demo video. */
export function Demo({ title, video }: { title: string; video: Queries.VideoFragment }) {
  return (
    <section id="video" className={`columns ${styles.demo}`}>
      <h2 className={`display ${styles.title}`}>{title} in action</h2>
      <Video video={video} sizes="(min-width: 106rem) 1600px, 92vw" />
    </section>
  )
}
