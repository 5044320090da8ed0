import { personOf } from "../../resume/resume-sections"
import { paperOf } from "../pdf/paper"
import { pdfWriter } from "../pdf/pdf-writer"
import type { ResumeData } from "./resume-data"
import { writeParts } from "./write-parts"

/** Text may be made so much smaller to fit on one page: from 9.5 points to 8.2. */
const smaller = [0.95, 0.9, 0.86]

/** Draws the resume as a PDF: on one page if it fits, else at full size on several. `made`: when it last changed. */
export async function drawResume(data: ResumeData, made: Date): Promise<Buffer> {
  const full = await drawAt(1, data, made)
  if (full.pages === 1) return full.file
  for (const scale of smaller) {
    const drawn = await drawAt(scale, data, made)
    if (drawn.pages === 1) return drawn.file
  }
  return full.file
}

function drawAt(scale: number, data: ResumeData, made: Date) {
  const { site, resume } = data
  const { name, label } = personOf(resume.basics, site.owner)
  const pdf = pdfWriter({
    title: `${name}, ${label}`,
    author: name,
    language: site.language,
    paper: paperOf(site.language),
    made,
    scale,
  })
  writeParts(pdf, data)
  return pdf.end()
}
