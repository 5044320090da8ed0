import { z } from "zod"
import { action, formerPaths, intro, sample, seo } from "../fields"

/** The front matter of a page that is mostly text; its text is the body. */
export const textPage = z.strictObject({
  seo: seo.describe("What search engines and link previews show."),
  formerPaths,
  intro: intro.describe("The top of the page."),
  more: z.array(action).optional().describe("Links below the text. One whose page is off is left out."),
  sample,
})
