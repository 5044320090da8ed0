import { graphql } from "gatsby"
import { SiteLink } from "../../components/site-link/site-link"
import { fileAddress } from "../../code-excerpts/file-address"
import * as styles from "./more.module.css"

type Props = { more: Queries.RepositoryFilesFragment | null; repository: string | null }

/** Links into the repository; nothing without its address or without files. */
export function More({ more, repository }: Props) {
  if (!more || !repository || more.files.length === 0) return null
  return (
    <section className={`columns ${styles.section}`}>
      <h2 className="title-s">{more.title}</h2>
      <ul role="list" className={styles.files}>
        {more.files.map(({ label, file }) => (
          <li key={file}>
            <SiteLink to={fileAddress(repository, file)}>{label}</SiteLink> <code>{file}</code>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const fragment = graphql`
  fragment RepositoryFiles on RepositoryFiles {
    title
    files {
      label
      file
    }
  }
`
