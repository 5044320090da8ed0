import { z } from "zod"
import {
  claimNames,
  date,
  draft,
  hexColor,
  linkTarget,
  nameOf,
  ornament,
  picture,
  sample,
  seam,
  text,
  textOf,
  video,
  webAddress,
  wholeNumber,
} from "../fields"

/** The kinds of work that the work list can be filtered by. */
export const categories = ["web-app", "frontend", "desktop", "fullstack"] as const

export const project = z.strictObject({
  slug: textOf({ most: 100 })
    .meta({ words: false })
    .optional()
    .describe(
      "The end of its address, /work/<slug>/, and its anchor on the work list. Left out, it is the folder's name.",
    ),
  order: wholeNumber.min(1).describe("Its place on the work list, from 1."),
  title: nameOf({ most: 40 }).describe("The project's name."),
  date: date.describe("When it was finished, or last worked on."),
  category: z.enum(categories).describe("What kind of work it is."),
  tags: z
    .array(nameOf({ most: 30 }))
    .min(1)
    .max(8)
    .describe("Its technologies and topics."),
  description: textOf({ most: 320 }).describe("What it is, in one or two sentences."),
  reason: textOf({ most: 320 }).describe("Why it was built."),
  status: z.enum(["work-in-progress"]).optional().describe("Set while it is not finished."),
  curated: z
    .boolean()
    .optional()
    .describe("True to show it on the home page as well, which shows the first six."),
  image: picture.describe("The thumbnail, 1600 × 1000."),
  wireframe: ornament
    .optional()
    .describe("The same screen as a construction drawing, 3200 × 2000. It is shown in four colors."),
  seam: seam.describe(
    "How much of the picture the seam leaves drawn, in percent of its width; 22 without it. Choose a place at which what names the product can be read.",
  ),
  color: hexColor.describe("The accent on light ground: at least 4.5:1 against paper."),
  text: hexColor.describe("Text upon the accent: at least 4.5:1 against it."),
  text2: hexColor.describe("The accent on dark ground: at least 4.5:1 against it."),
  webapp: linkTarget.describe("Where the thumbnail leads: the web app, or its page here."),
  github: webAddress
    .optional()
    .describe("The source code. Without it, the second button reads Visit Website."),
  video: video.optional().describe("The demo video behind See in Action."),
  actionLabel: text.describe(
    "What the thumbnail's link to the web app says to a screen reader, where no button leads there.",
  ),
  sourceLabel: text.describe(
    "What the button Source Code or Visit Website says to a screen reader. Begin with the button's words: Source code of …",
  ),
  claims: claimNames,
  draft,
  sample,
})
