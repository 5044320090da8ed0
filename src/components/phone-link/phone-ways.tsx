import { graphql } from "gatsby"
import { phoneLinks } from "../../text/numbers/phone-ways"
import { useWords } from "../../hooks/use-words"
import * as styles from "./phone-ways.module.css"

type Props = { settings: Queries.PhoneWaysFragment | null | undefined }

/** The ways to reach the owner's phone number, each a link; nothing where the owner gives none. */
export function PhoneWays({ settings }: Props) {
  const words = useWords("phone")
  const links = phoneLinks(settings?.owner.phone, settings?.owner.phoneWays)
  if (links.length === 0) return null
  return (
    <ul role="list" className={styles.ways} aria-label={words.name}>
      {links.map(({ name, number, to }) => (
        <li key={name}>
          <a href={to}>
            {words[name]} {number}
          </a>
        </li>
      ))}
    </ul>
  )
}

export const fragment = graphql`
  fragment PhoneWays on SiteSettings {
    owner {
      phone
      phoneWays
    }
  }
`
