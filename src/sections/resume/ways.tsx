import { PhoneLink } from "../../components/phone-link/phone-link"
import { SiteLink } from "../../components/site-link/site-link"
import { useSite } from "../../hooks/use-site"
import { useWords } from "../../hooks/use-words"
import { personOf, profilesOf } from "../../resume/resume-sections"
import * as styles from "./ways.module.css"

type Props = {
  basics: Queries.ResumeFragment["basics"]
  /** A link for developers. */
  code: Queries.ActionFragment | null
}

/** The ways to reach the owner, and their profiles. */
export function Ways({ basics, code }: Props) {
  const words = useWords("resume")
  const { owner, socials } = useSite()
  const { email, place } = personOf(basics, owner)
  return (
    <ul role="list" className={styles.ways} aria-label={words.contact}>
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      {owner.phone && (
        <li>
          <PhoneLink />
        </li>
      )}
      <li>{place}</li>
      {profilesOf(basics, socials).map(({ name, url }) => (
        <li key={url}>
          <SiteLink to={url}>{name}</SiteLink>
        </li>
      ))}
      {code && (
        <li>
          <SiteLink to={code.to}>{code.label}</SiteLink>
        </li>
      )}
    </ul>
  )
}
