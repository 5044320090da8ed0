import { withPrefix } from "../../browser/path-prefix"
import { Heading } from "../../components/heading/heading"
import { Availability } from "../../components/availability/availability"
import { PhoneWays } from "../../components/phone-link/phone-ways"
import { useSite } from "../../hooks/use-site"
import { cardPath } from "../../routes/contact-card"
import { provider } from "../../message/send-message"
import { Constellation } from "./constellation"
import { ContactForm } from "./form/contact-form"
import { MailInstead } from "./mail-instead"
import { Starfield } from "./starfield"
import { useWords } from "../../hooks/use-words"
import * as styles from "./contact-hero.module.css"

type Props = {
  intro: Queries.IntroFragment
  availability: Queries.AvailabilityTextFragment | null | undefined
  sketch: Queries.SketchSectionFragment | null
  /** What stays after a message was sent. */
  sent?: Queries.SentMessageFragment | null
  /** How the owner can be reached, and when they answer. */
  settings?: (Queries.PhoneWaysFragment & Queries.AnswerRuleFragment & Queries.WrittenInFragment) | null
}

/** The top of the contact page: its intro and the form, or the address alone if no message can be sent, under a sky of stars. */
export function ContactHero({
  intro: { title, subtitle, text },
  availability,
  sketch,
  sent = null,
  settings = null,
}: Props) {
  const words = useWords("contact")
  const { owner } = useSite()
  const ids = provider()
  return (
    <section className={`columns ${styles.section}`}>
      <Starfield />
      <Constellation complete={!ids} />
      <div className={styles.title}>
        <Heading level={1} title={title} subtitle={subtitle} />
      </div>
      <div className={styles.words}>
        <p className="lead">{text}</p>
        {ids ? (
          <p className={styles.mail}>
            <a href={`mailto:${owner.email}`}>{owner.email}</a>
          </p>
        ) : (
          <MailInstead sketch={sketch} />
        )}
        <PhoneWays settings={settings} />
        <p className={styles.card}>
          <a href={withPrefix(cardPath)} type="text/vcard" download="contact.vcf">
            {words.card}
          </a>
        </p>
        <Availability availability={availability} />
      </div>
      {ids && (
        <div className={styles.form}>
          <ContactForm ids={ids} sketch={sketch} sent={sent} settings={settings} />
        </div>
      )}
    </section>
  )
}
