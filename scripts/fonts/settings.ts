import { readFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"

/** The file that says which fonts the site has (docs/brand.md). */
export const settingsFile = "src/styles/fonts.json"

const axis = z.union([z.number(), z.strictObject({ min: z.number(), max: z.number() })])

const face = z.strictObject({
  role: z.enum(["text", "display"]),
  /** The weights that it is for, as in CSS: `400 700`. */
  weight: z.string().regex(/^\d{3}( \d{3})?$/, "must be a weight such as 400, or two such as 400 700"),
  files: z.array(z.string()).min(1),
  /** Files with more letters for the PDF and share images, such as Cyrillic. The first that has a letter draws it. */
  drawn: z.array(z.string()).default([]),
  /** The part of its axes that the site uses. A font without axes has none. */
  axes: z.record(z.string(), axis),
  /** The size of Arial in percent with which the site's titles break into the same lines. Left out, it is computed. */
  sizeAdjust: z.number().min(50).max(200).optional(),
})

const schema = z
  .strictObject({
    license: z.string(),
    drawnLicense: z.string().optional(),
    faces: z.array(face),
  })
  .superRefine(({ faces }, context) => {
    for (const role of ["text", "display"])
      if (!faces.some((each) => each.role === role))
        context.addIssue({ code: "custom", path: ["faces"], message: `has none for ${role}; add one` })
  })

export type FaceSettings = z.infer<typeof face>
export type Axes = FaceSettings["axes"]

/** @throws Error that names the file, the field, the reason and the remedy. */
export function readSettings(root: string) {
  const read = schema.safeParse(JSON.parse(readFileSync(path.join(root, settingsFile), "utf8")))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`${settingsFile} ${issue?.path.join(".")} ${issue?.message}`)
}
