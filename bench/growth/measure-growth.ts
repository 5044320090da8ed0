import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { copyProject, shrinkPictures } from "../../test/copies/copy-site"
import { addEntries, editedStudy, weighedStudy } from "../../test/many-entries/add-entries"
import type { Results } from "../results"
import { runMeasured } from "./run-measured"
import { derivativesIn, sizeOf, weighPage } from "./weigh"

export type Growth = NonNullable<Results["growth"]>[number]

const weighed = ["/", "/work/", weighedStudy]

const build = (folder: string) =>
  runMeasured(process.execPath, ["node_modules/gatsby/cli.js", "build"], folder)

/** Builds a copy of the site with this many added entries: from scratch, then again after an edit of one entry. */
export async function measureGrowth(
  { count, pictures }: { count: number; pictures: boolean },
  say: (line: string) => void,
): Promise<Growth> {
  const folder = mkdtempSync(path.join(tmpdir(), "site-"))
  try {
    copyProject(folder, ".")
    await shrinkPictures(path.join(folder, "content"))
    say(`${count} entries: writing them`)
    await addEntries(folder, { count, pictures })
    say(`${count} entries: a clean build`)
    const clean = await build(folder)
    const output = path.join(folder, "public")
    const pages = Object.fromEntries(weighed.map((page) => [page, weighPage(output, page)]))
    say(`${count} entries: ${clean.seconds.toFixed(0)} s, ${clean.peak.toFixed(0)} MB; one edit`)
    const study = path.join(folder, editedStudy)
    writeFileSync(study, readFileSync(study, "utf8").replace("What is said once", "What is said twice"))
    const warm = await build(folder)
    return {
      generator: "this site",
      pictures,
      entries: count,
      clean: clean.seconds,
      warm: warm.seconds,
      processor: clean.processor,
      peak: clean.peak,
      output: sizeOf(output),
      derivatives: derivativesIn(output),
      pages,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
