import { z } from "zod"
import { countedTypes } from "../../src/model/read/counts"
import { aboutOf, inputOf } from "../../src/model/schema/input"
import type { ContentType } from "../../src/model/schema/content-types"
import { textGuideSection } from "./text-guide"

/** Parts that several fields share, such as a picture: the schema by name. */
type Parts = Map<string, z.ZodObject>

/** Returns the text of `content/README.md`: every field of every kind, as Markdown. */
export function fieldTables(types: readonly ContentType[]): string {
  const parts: Parts = new Map()
  const sections = types.map(({ about, place, schema, hasBody }) =>
    [
      `### ${place}`,
      about + (hasBody ? " The fields stand between two lines of `---`; the text follows as MDX." : ""),
      table(schema, parts),
    ].join("\n\n"),
  )
  // A part can contain parts, so the map grows during the loop.
  const shared: string[] = []
  for (const [name, schema] of parts)
    shared.push(`### ${name}\n\n${aboutPart(schema)}\n\n${table(schema, parts)}`)
  return [intro, textGuideSection(), "## Files", ...sections, "## Parts", ...shared].join("\n\n") + "\n"
}

const counts = countedTypes.map(({ name }) => `\`{${name}}\``).join(", ")

const intro = `# The content

Everything a visitor reads is here. This page is made from the content model by \`npm run schemas\`: do not edit it.

Names of pictures are relative to the file they stand in. \`{name}\`, \`{first}\`, \`{slug}\` and \`{email}\` stand for
the owner in any text, and \`{experience}\` for how long they have worked ("more than a year"; \`{experienceDigits}\` is
"1+ year"). \`{year}\` is the year of the build. \`{phone}\` is the owner's number; without one, each sentence with it is left out. ${counts} are counts: \`{projects}\` is "eleven", \`{Projects}\` begins a sentence, \`{projectsDigits}\` is "11". \`npm run content:check\` tells every mistake, and VS Code completes and explains the fields of the
JSON files as you type. In the MDX files it does not: their fields are below.

\`draft: true\` among the fields of an article, a case study or a project keeps it out of every build, and an article with
a date to come waits for it: [writing](../docs/writing.md) says how.`

function table(schema: z.ZodObject, parts: Parts): string {
  const rows = rowsOf(schema, parts, "").map((cells) => `| ${cells.join(" | ")} |`)
  return ["| Field | Type | Needed | What it is |", "| --- | --- | --- | --- |", ...rows].join("\n")
}

function rowsOf(schema: z.ZodObject, parts: Parts, above: string): string[][] {
  return Object.entries(schema.shape).flatMap(([key, field]) => {
    const input = inputOf(field)
    const path = `${above}${key}`
    const needed = field instanceof z.ZodOptional ? "" : "yes"
    const row = [`\`${path}\``, kindOfInput(field, parts), needed, cell(aboutOf(field))]
    const within = input.is === "group" && !input.name ? rowsOf(input.fields, parts, `${path}.`) : []
    return [row, ...within]
  })
}

function kindOfInput(field: z.core.$ZodType, parts: Parts): string {
  const input = inputOf(field)
  switch (input.is) {
    case "list":
      return `list: ${kindOfInput(input.of, parts)}`
    case "choice":
      return input.options.map((option) => `\`${option}\``).join(" or ")
    case "group":
      if (!input.name) return "fields"
      parts.set(input.name, input.fields)
      return `[${input.name}](#${input.name.toLowerCase()})`
    default:
      return words[input.is]
  }
}

const words = {
  text: "text",
  date: "date",
  email: "email address",
  color: "color, `#0f766e`",
  file: "file beside this one",
  video: "file in `static/videos`",
  page: "page, or address",
  number: "whole number",
  truth: "`true` or `false`",
}

const aboutPart = (schema: z.ZodObject) => z.globalRegistry.get(schema)?.about ?? ""

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;")
