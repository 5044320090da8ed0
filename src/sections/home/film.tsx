import { graphql } from "gatsby"
import { Film } from "../../components/film/film"
import { Heading } from "../../components/heading/heading"
import * as styles from "./home-film.module.css"

/** The video section. */
export function HomeFilm({
  section: { title, subtitle, text, film },
}: {
  section: Queries.FilmSectionFragment
}) {
  return (
    <section className={`columns ${styles.section}`}>
      <div className={styles.film}>
        <Film film={film} sizes="(min-width: 112.5rem) 1180px, (min-width: 56rem) 63vw, 92vw" />
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
  fragment FilmSection on FilmSection {
    title
    subtitle
    text
    film {
      ...Film
    }
  }
`
