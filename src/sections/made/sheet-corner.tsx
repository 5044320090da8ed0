import { graphql } from "gatsby"
import { SiteLink } from "../../components/site-link/site-link"
import { fileAddress } from "../../code-excerpts/file-address"
import { useWords } from "../../hooks/use-words"
import * as styles from "./sheet-corner.module.css"

type Props = {
  code: Queries.CodePlaceFragment
  repository: string | null
  /** Which of the sheets it is, such as "2 of 6". */
  sheet: string
}

/** What stands in the corner of a drawing: where the code is from, and which sheet it is. */
export function SheetCorner({ code: { file, name }, repository, sheet }: Props) {
  const words = useWords("made")
  return (
    <figcaption>
      <dl className={styles.block}>
        <div>
          <dt>{words.file}</dt>
          <dd translate="no">
            {repository ? <SiteLink to={fileAddress(repository, file)}>{file}</SiteLink> : file}
          </dd>
        </div>
        <div>
          <dt>{words.part}</dt>
          <dd translate="no">{name}</dd>
        </div>
        <div>
          <dt>{words.sheet}</dt>
          <dd>{sheet}</dd>
        </div>
      </dl>
    </figcaption>
  )
}

export const fragment = graphql`
  fragment CodePlace on CodeExcerpt {
    file
    name
  }
`
