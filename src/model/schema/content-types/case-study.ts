import { z } from "zod"
import {
  claimName,
  claimNames,
  draft,
  figureOf,
  formerPaths,
  linkTarget,
  nameOf,
  picture,
  sample,
  seo,
  text,
  textOf,
} from "../fields"

export const caseStudy = z.strictObject({
  seo: seo.describe("What search engines and link previews show."),
  type: textOf({ most: 60 }).describe("The project-type header, such as Full-stack web app."),
  title: textOf({ most: 90 }).describe("The large title."),
  overview: text.describe("The overview: what it is, for whom, and what came of it."),
  outcome: z
    .array(
      z.strictObject({
        value: figureOf({ most: 14 }).describe("The figure, such as 1.3 s."),
        from: figureOf({ most: 14 })
          .optional()
          .describe("What it was before, such as 3.6 s. In units of one kind, both are also drawn to scale."),
        label: textOf({ most: 90 }).describe("What was measured, and how."),
        claim: claimName
          .optional()
          .describe("The claim in content/claims/ that has the figure, by the name of its file."),
      }),
    )
    .min(1)
    .max(4)
    .optional()
    .describe("What came of it, in figures: large, at the top of the page."),
  techStack: z
    .array(nameOf({ most: 30 }))
    .min(1)
    .describe("The technologies, as tags in the overview."),
  links: z
    .strictObject({
      live: linkTarget.optional().describe("The live site."),
      code: linkTarget.optional().describe("The source code."),
      demo: linkTarget.optional().describe("The demo video."),
    })
    .describe("The overview's buttons; each is left out where there is none."),
  banner: picture.describe(
    "The banner, 2400 × 1200. It ends a study whose project has a `wireframe`, and begins any other.",
  ),
  claims: claimNames,
  draft,
  sample,
  formerPaths,
})

/** The sections a case study may have, in their required order. */
export const caseStudySections = [
  ["Features"],
  ["Pages", "Website Sections", "Sections"],
  ["Tech Stack"],
  ["Optimizations"],
  ["Reliability"],
  ["Challenges Faced"],
  ["Key Takeaways"],
] as const
