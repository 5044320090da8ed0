import path from "node:path"
import { z } from "zod"
import { text } from "./fields"
import { type ContentType, singleType } from "./content-types"

/** What `npm run launch:check` shall not ask for again. */
export const launchNotes = z.strictObject({
  keep: z
    .array(
      z
        .strictObject({
          name: text.describe("What the line of `npm run launch:check` has in brackets at its end."),
          file: text
            .optional()
            .describe("The file of that line, without its number. Left out, it is kept in every file."),
          place: text
            .optional()
            .describe("The field of that line. Left out, it is kept everywhere in the file."),
          reason: text.describe("Why it is right here."),
        })
        .meta({ type: "Kept", about: "Something that is right as it is, and why." }),
    )
    .describe("What is right as it is, though it looks like a part of the sample."),
})

const contentVersion = z.strictObject({
  version: z
    .int()
    .min(0)
    .describe(
      "The newest change of the content model that the content has. `npm run content:update` writes it.",
    ),
})

/** Files of `content/` that no page shows. Commands read them. None has to be there. */
export const notes = [
  singleType("LaunchNotes", "launch.json", "What `npm run launch:check` leaves alone.", launchNotes),
  singleType(
    "ContentVersion",
    "version.json",
    "Which version of the content model the content is for.",
    contentVersion,
  ),
] satisfies ContentType[]

export const noteFiles: readonly string[] = notes.map(({ place }) => `content/${place}`)

export const isNote = (folder: string, file: string): boolean =>
  notes.some(({ place }) => path.relative(folder, file) === place)
