/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { z } from "zod"
import type { Kind } from "../../src/model/kinds"
import { fieldTables } from "./field-tables"

test("the schemas, VS Code's settings and content/README.md are in step with the content model", () => {
  const script = ["scripts/editor-help/main.ts", "--check"]
  const { stderr, status } = spawnSync("node_modules/.bin/tsx", script, { encoding: "utf8" })
  expect(stderr).toBe("")
  expect(status).toBe(0)
})

test("the table tells a field's kind, its need and its meaning; a shared part has a table of its own", () => {
  const picture = z
    .strictObject({ src: z.string().describe("The file.") })
    .meta({ type: "Picture", about: "A picture." })
  const schema = z.strictObject({
    title: z.string().describe("Its title."),
    shape: z.enum(["wide", "tall"]).optional().describe("Its shape | form."),
    images: z.array(picture).describe("Its pictures."),
  })
  const kind: Kind = { name: "Thing", about: "A thing.", place: "thing.json", files: /x/, schema }
  const page = fieldTables([kind])
  expect(page).toContain("| `title` | text | yes | Its title. |")
  expect(page).toContain("| `shape` | `wide` or `tall` |  | Its shape \\| form. |")
  expect(page).toContain("| `images` | list: [Picture](#picture) | yes | Its pictures. |")
  expect(page).toMatch(/### Picture\n\nA picture\.\n\n[\s\S]*\| `src` \| text \| yes \| The file\. \|/)
})
