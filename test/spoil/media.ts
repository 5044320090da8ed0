import { readFileSync } from "node:fs"
import path from "node:path"
import { checkEntries } from "../../src/model/check"
import { checkDrawing } from "../../src/model/check-drawing"
import type { Content } from "../../src/model/content"
import { originalsOf } from "../../src/model/variants"
import { hostileFiles, hostileParts, withPart } from "./hostile-drawings"

/** How many cases were tried, and those that were not reported. */
export type Tried = { count: number; missed: string[] }

/** Removes each picture, drawing and video that content names; no content names a variant. The check must report each reference to it, with its name. */
export async function takeMediaAway(content: Content): Promise<Tried> {
  const media = content.files.filter(
    (file) => /^(?:content|static\/videos)\/.+\.(?!json$|mdx?$)\w+$/.test(file) && !originalsOf(file),
  )
  const missed: string[] = []
  for (const file of media) {
    const files = content.files.filter((other) => other !== file)
    const faults = await checkEntries({ ...content, files }, content.entries)
    if (!faults.some(({ reason }) => reason.includes(`names ${file}, which is not there`)))
      missed.push(`${file}: taken away`)
  }
  return { count: media.length, missed }
}

/** Cuts each drawing off, adds forbidden parts to it, and replaces it with files that are not drawings. */
export function spoilDrawings({ root, files }: Content): Tried {
  const spoilt = files
    .filter((file) => file.startsWith("content/") && file.endsWith(".svg"))
    .flatMap((file) => {
      const svg = readFileSync(path.join(root, file), "utf8")
      const end = svg.lastIndexOf("</svg>")
      const cuts = [1, 2, 3, 4, 5].map((fifth) => ({
        how: `cut off after ${fifth} fifths`,
        text: svg.slice(0, Math.floor((end * fifth) / 5)),
      }))
      const parts = Object.entries(hostileParts).map(([how, part]) => ({ how, text: withPart(svg, part) }))
      return [...cuts, ...parts].map((spoiling) => ({ file, ...spoiling }))
    })
  for (const [how, text] of Object.entries(hostileFiles)) spoilt.push({ file: "a drawing", how, text })
  const missed = spoilt.filter(({ text }) => checkDrawing(text).length === 0)
  return { count: spoilt.length, missed: missed.map(({ file, how }) => `${file}: ${how}`) }
}
