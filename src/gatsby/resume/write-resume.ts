import { mkdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import type { Content } from "../../model/read/content"
import { resumeFiles } from "../../routes/resume-files"
import { drawResume } from "./draw-resume"
import { jsonResume } from "./json-resume"
import { readResume } from "./resume-data"

/**
 * Writes the resume as PDF and JSON, or removes those of an earlier build. Runs before pages are rendered, as one names
 * the PDF's size. Returns that size in bytes; 0 without a resume.
 */
export async function writeResume(
  root: string,
  content: Content,
  graphql: CreatePagesArgs["graphql"],
  made: Date,
): Promise<number> {
  for (const file of Object.values(resumeFiles)) rmSync(path.join(root, file), { force: true })
  const data = await readResume(graphql)
  if (!data) return 0
  const pdf = await drawResume(data, made)
  mkdirSync(root, { recursive: true })
  writeFileSync(path.join(root, resumeFiles.pdf), pdf)
  const json = jsonResume(content, data.site.url)
  writeFileSync(path.join(root, resumeFiles.json), `${JSON.stringify(json, null, 2)}\n`)
  return pdf.length
}
