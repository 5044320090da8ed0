import { Heading } from "../../components/heading/heading"
import { Openings } from "../../components/openings/openings"
import { PhoneLink } from "../../components/phone-link/phone-link"
import { useSite } from "../../hooks/use-site"
import { ContactForm } from "./contact-form"
import { Starfield } from "./starfield"
import * as styles from "./reach.module.css"

type Props = {
  intro: Queries.IntroFragment
  openings: Queries.OpeningsFragment | null | undefined
  sketch: Queries.SketchSectionFragment | null
}

/** The top of the contact page: its intro and the form, under a sky of stars. */
export function Reach({ intro: { title, subtitle, text }, openings, sketch }: Props) {
  const { owner } = useSite()
  return (
    <section className={`columns ${styles.section}`}>
      <Starfield />
      <div className={styles.words}>
        <Heading level={1} title={title} subtitle={subtitle}>
          <p>{text}</p>
        </Heading>
        <p className={styles.mail}>
          <a href={`mailto:${owner.email}`}>{owner.email}</a>
        </p>
        {owner.phone && (
          <p className={styles.mail}>
            <PhoneLink />
          </p>
        )}
        <Openings openings={openings} />
      </div>
      <div className={styles.form}>
        <ContactForm sketch={sketch} />
      </div>
    </section>
  )
}
