import { z } from "zod"
import { codeKeys } from "../../../code-excerpts/excerpts"
import { formerPaths, intro, point, seo, text, textOf, webAddress } from "../fields"

const step = z
  .strictObject({
    title: textOf({ most: 40 }).describe("The step in a few words."),
    text: text.describe("Two or three sentences."),
    shows: z
      .enum(codeKeys)
      .describe(
        "The code below it, of the file in src/code-excerpts/excerpts.ts: words (this page's own title), check (its rule), type (how a rule becomes a GraphQL type), query, part (the component) or test. It is read when the site is built.",
      ),
  })
  .meta({ type: "MadeStep", about: "A step on the way from a content file to a page." })

const repositoryFile = z
  .strictObject({
    label: textOf({ most: 60 }).describe("The words of the link."),
    file: z
      .string()
      .regex(/^[\w.-]+(?:\/[\w.-]+)*$/, "must be a file or folder of this repository, such as docs/speed.md")
      .describe("The file or folder. Without it in the repository the link is left out."),
  })
  .meta({ type: "RepositoryFile", about: "A link to a file of the repository." })

/** The page that shows developers how the site is made. */
export const madePage = z.strictObject({
  seo: seo.describe("What search engines and link previews show."),
  formerPaths,
  intro: intro.describe("The top of the page. The steps follow its title."),
  repository: webAddress
    .regex(/[^/]$/, "must not end in a slash")
    .optional()
    .describe(
      "The address of this site's repository at GitHub, such as https://github.com/ada/my-site. If left out, no file is linked.",
    ),
  steps: z.array(step).min(1).describe("The steps, in order."),
  speed: point
    .optional()
    .describe("The words beside the figures of docs/speed.md. If left out, they are not shown."),
  dropped: point
    .optional()
    .describe("The words beside what was tried and dropped (docs/speed.md). If left out, it is not shown."),
  more: z
    .strictObject({
      title: textOf({ most: 60 }).describe("The title."),
      files: z.array(repositoryFile).min(1).describe("The files, in order."),
    })
    .meta({ type: "RepositoryFiles", about: "Links into the repository." })
    .optional()
    .describe("What to read in the repository. It needs the address of the repository."),
})
