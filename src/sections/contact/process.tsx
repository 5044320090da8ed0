import { Film } from "../../components/film/film"
import { ActionLink } from "../../components/action-link/action-link"
import { Heading } from "../../components/heading/heading"
import * as styles from "./process.module.css"

type Props = { film: Queries.FilmSectionFragment; call: Queries.IntroWithActionFragment }

/** How a project goes, as a film, and the way to a call. */
export function Process({ film, call }: Props) {
  return (
    <section className={`columns ${styles.section}`}>
      <div className={styles.film}>
        <Heading title={film.title} subtitle={film.subtitle}>
          <p>{film.text}</p>
        </Heading>
        <Film
          film={film.film}
          sizes="(min-width: 112.5rem) 1180px, (min-width: 64rem) 62vw, 92vw"
          restricted
        />
      </div>
      <div className={styles.call}>
        <Heading small title={call.title} subtitle={call.subtitle}>
          <p>{call.text}</p>
        </Heading>
        <p>
          <ActionLink action={call.action} />
        </p>
      </div>
    </section>
  )
}
