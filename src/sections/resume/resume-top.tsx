import { FileLink } from "../../components/action-link/file-link"
import { PageIntro } from "../../components/heading/page-intro"
import { resumeFiles } from "../../routes/resume-files"
import * as styles from "./resume-top.module.css"

type Props = {
  intro: Queries.IntroFragment
  /** The words on the button. */
  download: string
  /** The PDF's size in bytes. */
  size: number
}

/** The top of the resume: its title, and the PDF. */
export const ResumeTop = ({ intro, download, size }: Props) => (
  <PageIntro intro={intro}>
    <p className={styles.download}>
      <FileLink
        label={download}
        file={{ path: resumeFiles.pdf, type: "application/pdf", kind: "PDF", size }}
      />
    </p>
  </PageIntro>
)
