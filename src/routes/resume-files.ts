/** The addresses of the files that the build makes from the resume, beside its page. */
export const resumeFiles = { pdf: "/resume.pdf", json: "/resume.json" } as const

/** What the page's context says besides its facts. */
export type ResumeContext = {
  pdfSize: number
}
