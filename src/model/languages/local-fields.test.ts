import { z } from "zod"
import { action, linkTarget, sitePath, text } from "../schema/fields"
import { localFields } from "./local-fields"

const schema = z.strictObject({
  text,
  actions: z.array(action),
  live: linkTarget.optional(),
  menu: z.strictObject({ to: sitePath.meta({ role: "way" }).optional(), label: text }).optional(),
})
const linkOf = (to: string) => (to === "/work/" ? { to: "/es/trabajos/" } : { to, language: "en" })

test("links lead to the pages of the language as far as they are there", () => {
  const data = {
    text: "/work/",
    actions: [
      { label: "a", to: "/work/" },
      { label: "b", to: "/one/" },
    ],
    live: "/one/",
    menu: { label: "c", to: "/work/" },
  }
  expect(localFields(schema, data, linkOf)).toEqual({
    text: "/work/",
    actions: [
      { label: "a", to: "/es/trabajos/" },
      { label: "b", to: "/one/" },
    ],
    live: "/one/",
    menu: { label: "c", to: "/es/trabajos/" },
  })
})
