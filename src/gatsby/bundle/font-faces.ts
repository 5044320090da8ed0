import { readFileSync } from "node:fs"
import { z } from "zod"

const face = z.object({
  family: z.string(),
  file: z.string(),
  weight: z.string(),
  range: z.string().optional(),
})

export type FontFace = z.infer<typeof face>

/** Read, not imported: other fonts would change the code that builds, and webpack would compile everything again. */
export const fontFaces = face.array().parse(JSON.parse(readFileSync("src/startup/font-files.json", "utf8")))

/** The address of the style sheet with the same fonts, for visitors without JavaScript. */
export const fontsSheet = "/fonts/fonts.css"
