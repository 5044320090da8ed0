import { readFileSync } from "node:fs"
import path from "node:path"
import { checkEntries } from "../../src/model/validate/check"
import { checkDrawing } from "../../src/model/validate/files/check-drawing"
import type { Content } from "../../src/model/read/content"
import { originalsOf } from "../../src/model/pictures/variants"
import { hostileFiles, hostileParts, withPart } from "./hostile-drawings"
import type { Case } from "./try-cases"

/** Removes each picture, drawing and video that content names; no content names a variant. The check must report each reference to it, with its name. */
export const mediaCases = (content: Content): Case[] =>
  content.files
    .filter((file) => /^(?:content|static\/videos)\/.+\.(?!json$|mdx?$)\w+$/.test(file) && !originalsOf(file))
    .map((file) => ({
      kind: path.extname(file),
      error: `taken away from ${path.dirname(file)}`,
      how: `${file}: taken away`,
      isReported: async () => {
        const files = content.files.filter((other) => other !== file)
        const issues = await checkEntries({ ...content, files }, content.entries)
        return issues.some(({ reason }) => reason.includes(`names ${file}, which is not there`))
      },
    }))

/** Cuts each drawing off, adds forbidden parts to it, and replaces it with files that are not drawings. */
export function drawingCases({ root, files }: Content): Case[] {
  const drawings = files.filter((file) => file.startsWith("content/") && file.endsWith(".svg"))
  return [
    ...drawings.flatMap((file) => {
      const svg = readFileSync(path.join(root, file), "utf8")
      const end = svg.lastIndexOf("</svg>")
      return [
        ...[1, 2, 3, 4, 5].map((fifth) =>
          drawingCase(file, `cut off after ${fifth} fifths`, () =>
            svg.slice(0, Math.floor((end * fifth) / 5)),
          ),
        ),
        ...Object.entries(hostileParts).map(([error, part]) =>
          drawingCase(file, error, () => withPart(svg, part)),
        ),
      ]
    }),
    ...Object.entries(hostileFiles).map(([error, text]) => drawingCase("a drawing", error, () => text)),
  ]
}

const drawingCase = (file: string, error: string, text: () => string): Case => ({
  kind: "drawing",
  error,
  how: `${file}: ${error}`,
  isReported: () => checkDrawing(text()).length > 0,
})
