import { graphql } from "gatsby"
import { SiteLink } from "../../components/site-link/site-link"
import { fileAddress } from "../../made/file-address"
import * as styles from "./sheet-corner.module.css"

type Props = {
  code: Queries.CodePlaceFragment
  repository: string | null
  /** Which of the sheets it is, such as "2 of 6". */
  sheet: string
}

/** What stands in the corner of a drawing: where the code is from, and which sheet it is. */
export function SheetCorner({ code: { file, name }, repository, sheet }: Props) {
  return (
    <figcaption>
      <dl className={styles.block}>
        <div>
          <dt>File</dt>
          <dd>{repository ? <SiteLink to={fileAddress(repository, file)}>{file}</SiteLink> : file}</dd>
        </div>
        <div>
          <dt>Part</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>Sheet</dt>
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
