import { Video } from "../../components/video/video"
import { fillIn } from "../../text/fill-in"
import { useWords } from "../../hooks/use-words"
import * as styles from "./demo.module.css"

/** The project's demo video. */
export function Demo({ title, video }: { title: string; video: Queries.VideoFragment }) {
  const { demo } = useWords("caseStudy")
  return (
    <section id="video" className={`columns ${styles.demo}`}>
      <h2 className={`display ${styles.title}`}>{fillIn(demo, { title })}</h2>
      <Video video={video} sizes="(min-width: 106rem) 1600px, 92vw" />
    </section>
  )
}
