import { Film } from "../../components/film/film"
import * as styles from "./demo.module.css"

/** The project's demo film. */
export function Demo({ title, film }: { title: string; film: Queries.FilmFragment }) {
  return (
    <section id="film" className={`columns ${styles.demo}`}>
      <h2 className={`display ${styles.title}`}>{title} in action</h2>
      <div className={styles.film}>
        <Film film={film} sizes="(min-width: 106rem) 1190px, (min-width: 75rem) 70vw, 92vw" />
      </div>
    </section>
  )
}
