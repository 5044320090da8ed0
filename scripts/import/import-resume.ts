import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { isDeepStrictEqual } from "node:util"
import { applyEdits, findNodeAtLocation, getNodeValue, modify, parseTree } from "jsonc-parser"
import { z } from "zod"
import { formatPath } from "../../src/model/errors/content-issue"
import { resume } from "../../src/model/schema/content-types/resume"
import { readContent } from "../../src/model/read/content"
import { unshownPlaces, withoutUnshown } from "../../src/model/validate/entries/check-unshown"
import { type Change, planOf } from "./plan/plan"
import { readResume } from "./read-resume"

/**
 * What was done, what was kept because it is the owner's own, what was read in another way than it is written, and what
 * has no place in the content.
 */
type Imported = { written: string[]; kept: string[]; changed: string[]; left: string[] }

type Options = { root: string; force: boolean }

/**
 * Fills the content from a resume of other tools. A field that is no sample and says something else stays as it is,
 * unless `force` is set.
 * @param data the resume, in the JSON Resume schema or as people write it.
 * @throws if it is no resume. Nothing is written then.
 */
export function importResume(data: unknown, { root, force }: Options): Imported {
  const { value, changed, left: refused } = readResume(data)
  const { entries } = readContent(root)
  const fields = new Map(entries.map((entry) => [entry.file.replace(/^content\//, ""), entry.source.data]))
  const whole = withProjects(value, entries)
  const { changes, guessed, left } = planOf(whole, fields)
  const old = z.looseObject({ sample: z.boolean().optional() }).safeParse(fields.get("resume.json")).data
  // The repository may be public, and no page shows a street, a private number or who can be asked.
  const shown = withoutUnshown(resume, whole)
  const file: Change = { file: "resume.json", path: [], value: shown, sample: !old || old.sample === true }
  const reported = [file, ...changes].map((change) => ({ change, done: apply(root, change, force) }))
  const lines = (done: "written" | "kept") =>
    reported.filter((each) => each.done === done).map(({ change }) => lineOf(change))
  const projects = (whole.projects ?? []).filter(({ project }) => project === undefined)
  return {
    written: lines("written"),
    kept: lines("kept"),
    changed: [...changed, ...guessed],
    left: [
      ...refused,
      ...unshownPlaces(resume, whole)
        .map(formatPath)
        // The owner's number has a place in site.json.
        .filter((place) => place !== "basics.phone")
        .map((place) => `${place}: no page shows it, and the repository may be public`),
      ...left,
      ...projects.map(
        ({ name }) => `projects, ${name}: a card on /work/ needs pictures (npm run new -- project)`,
      ),
    ],
  }
}

const titled = z.object({ title: z.string(), sample: z.boolean().optional() }).catch({ title: "" })

/** The owner's projects on the site are named by their folder, so that they lead to their case study. */
function withProjects(file: z.infer<typeof resume>, entries: ReturnType<typeof readContent>["entries"]) {
  if (!file.projects) return file
  const folders = new Map(
    entries
      .filter(({ type, data }) => type.name === "Project" && !titled.parse(data).sample)
      .map(({ data, slug }) => [titled.parse(data).title.toLowerCase(), slug] as const),
  )
  const projects = file.projects.map((each) => {
    const project = folders.get(each.name?.toLowerCase() ?? "")
    return project === undefined ? each : { project, ...each }
  })
  return { ...file, projects }
}

/** Writes a change, if it is one and may be made. */
function apply(root: string, { file, path: at, value, sample, only }: Change, force: boolean) {
  const place = path.join(root, "content", file)
  const text = existsSync(place) ? readFileSync(place, "utf8") : "{}"
  const tree = parseTree(text)
  const node = tree && findNodeAtLocation(tree, at)
  const now: unknown = node && getNodeValue(node)
  if (isDeepStrictEqual(now, value)) return "same"
  if (only && !sample) return "same"
  if (now !== undefined && !sample && !force) return "kept"
  const options = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: "\n" } }
  const whole = `${JSON.stringify(value, null, 2)}\n`
  writeFileSync(place, at.length ? applyEdits(text, modify(text, at, value, options)) : whole)
  return "written"
}

const lineOf = ({ file, path: at, value }: Change) =>
  `content/${file} ${formatPath(at)}${value === undefined ? ": taken out, as it was the sample's" : typeof value === "string" ? `: ${value}` : ""}`.trim()
