import { graphql } from "gatsby"
import { PhoneWays } from "../../components/phone-link/phone-ways"
import { SiteLink } from "../../components/site-link/site-link"
import { useSite } from "../../hooks/use-site"
import * as styles from "./accessibility.module.css"

type Props = {
  complain: Queries.ComplainFragment
  settings: Queries.PhoneWaysFragment | null
}

/** How to complain: to the owner first, and to whom besides. */
export function Complain({ complain: { title, text, links }, settings }: Props) {
  const { email } = useSite().owner
  return (
    <section className={`columns ${styles.section}`}>
      <h2 className={`title-s ${styles.words}`}>{title}</h2>
      <div className={styles.complain}>
        <p>{text}</p>
        <p className={styles.mail}>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <PhoneWays settings={settings} />
        {links && links.length > 0 && (
          <ul role="list" className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment Complain on AccessibilityPageComplain {
    title
    text
    links {
      ...Action
    }
  }
`
