import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { lateName, lateSheet, wholeName } from "../startup/late-sheet"
import { lateStyles } from "./page-styles"

/**
 * Writes the late style sheet, which leaves out what every page has itself, in place of an earlier build's.
 * @param root the folder with the built site.
 */
export function writeLateStyles(root: string) {
  const sheets = readdirSync(root).filter((name) => name.endsWith(".css"))
  for (const old of sheets.filter((name) => name.startsWith(lateName))) rmSync(path.join(root, old))
  for (const file of sheets.filter((name) => name.startsWith(wholeName)))
    writeFileSync(path.join(root, lateSheet(file)), lateStyles(readFileSync(path.join(root, file), "utf8")))
}
