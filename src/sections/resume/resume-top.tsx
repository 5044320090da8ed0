import { FileLink } from "../../components/action-link/file-link"
import { PageIntro } from "../../components/heading/page-intro"
import { PhoneLink } from "../../components/phone-link/phone-link"
import { SiteLink } from "../../components/site-link/site-link"
import { useSite } from "../../hooks/use-site"
import { resumeFiles } from "../../routes/resume-files"
import { personOf, profilesOf } from "../../resume/resume-sections"
import { useWords } from "../../hooks/use-words"
import * as styles from "./resume-top.module.css"

type Props = {
  intro: Queries.IntroFragment
  basics: Queries.ResumeFragment["basics"]
  /** The words on the button. */
  download: string
  /** A link for developers. */
  code: Queries.ActionFragment | null
  /** The PDF's size in bytes. */
  size: number
}

/** The top of the resume: its title, the PDF, and the ways to reach the owner. */
export function ResumeTop({ intro, basics, download, code, size }: Props) {
  const words = useWords("resume")
  const { owner, socials } = useSite()
  const { email, place } = personOf(basics, owner)
  return (
    <PageIntro intro={intro}>
      <div className={styles.ways}>
        <p className={styles.download}>
          <FileLink
            label={download}
            file={{ path: resumeFiles.pdf, type: "application/pdf", kind: "PDF", size }}
          />
        </p>
        <ul role="list" className={styles.contact} aria-label={words.contact}>
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
      </div>
    </PageIntro>
  )
}
