import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { tableBelow } from "./table-below"

/** When the largest part of a page was painted (LCP), before and now, in milliseconds. */
export type MeasuredPage = {
  page: string
  before: number
  now: number
  /** How many times as long as the floor's, such as 1.08; empty for the floor. */
  ratio: string
  document: string
  date: string
}

export type DroppedIdea = { idea: string; reason: string; date: string }

/** The figures in docs/speed.md, those of the floor first; none if it has no such table. */
export function measuredPages(project = process.cwd()): MeasuredPage[] {
  const { head, rows, date } = tableBelow(read(project), "Pages")
  const present = head.findIndex((cell) => cell.startsWith("now"))
  const [before, now] = [head.indexOf("LCP"), head.indexOf("LCP", present)]
  const document = head.indexOf("document kB")
  if ([present, before, now, document].includes(-1)) return []
  return rows
    .map((cells) => ({
      page: cells[0] ?? "",
      before: milliseconds(cells[before]),
      now: milliseconds(cells[now]),
      ratio: cells[now + 1] ?? "",
      document: cells[document] ?? "",
      date,
    }))
    .filter((measured) => Number.isInteger(measured.before) && Number.isInteger(measured.now))
}

const milliseconds = (cell = "") => Number(cell.replaceAll(",", ""))

/** What docs/speed.md says was tried and dropped; none if it has no such table. */
export function droppedIdeas(project = process.cwd()): DroppedIdea[] {
  return tableBelow(read(project), "Tried and dropped")
    .rows.filter(([, , verdict]) => verdict === "gone")
    .map(([idea = "", reason = "", , date = ""]) => ({ idea, reason, date }))
}

function read(project: string): string {
  const file = path.join(project, "docs/speed.md")
  return existsSync(file) ? readFileSync(file, "utf8") : ""
}
