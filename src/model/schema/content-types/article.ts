import { z } from "zod"
import {
  claimNames,
  date,
  draft,
  formerPaths,
  picture,
  projectFolder,
  sample,
  seo,
  text,
  textOf,
} from "../fields"

export const article = z.strictObject({
  seo: seo.describe("What search engines and link previews show."),
  title: textOf({ most: 90 }).describe("The article's title."),
  summary: textOf({ most: 220 }).describe("What a reader takes away, in one or two sentences."),
  author: text.describe("Who wrote it."),
  date: date.describe(
    "When it was published. With a date to come it waits: the first build on that day, at the owner's place, publishes it.",
  ),
  updated: date.optional().describe("When it was last changed in substance."),
  tags: z
    .array(textOf({ most: 30 }))
    .optional()
    .describe("Its topics. Each has a page with the articles about it, and a feed."),
  image: picture.describe("The cover, 1600 × 900."),
  project: projectFolder
    .optional()
    .describe("The folder of the project it belongs to, shown as related work."),
  claims: claimNames,
  draft,
  sample,
  formerPaths,
})
