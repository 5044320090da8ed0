import { z } from "zod"
import {
  claim,
  drawing,
  video,
  formerPaths,
  heading,
  hexColor,
  point,
  projectFolder,
  properName,
  sample,
  seo,
  text,
  wholeNumber,
} from "../fields"

const points = heading
  .extend({ items: z.array(point).min(3).describe("The texts, in order.") })
  .meta({ type: "PointSection", about: "A heading with short titled texts." })

/** The sections that the relevant work may follow. */
const followed = [
  "intro",
  "impact",
  "benefits",
  "features",
  "mistakes",
  "services",
  "differentiators",
  "testimonials",
] as const

/** The landing page of a state, or of any other region, /web-design-<state>/. */
export const state = z.strictObject({
  seo: seo.describe("What search engines and link previews show."),
  order: wholeNumber.min(1).describe("Its place in the menu, from 1."),
  formerPaths,
  state: properName.describe("The name of the state, county, country or other region."),
  short: z
    .string()
    .regex(/^[\p{Lu}\d-]{1,6}$/u, "must be up to six capital letters, digits and hyphens")
    .describe("Its abbreviation, such as TX; {short} stands for it."),
  line: text.describe("The tagline; {city1} to {city4} stand for the four cities below."),
  city1: properName.describe("First city of the tagline."),
  city2: properName.describe("Second city of the tagline."),
  city3: properName.describe("Third city of the tagline."),
  city4: properName.describe("Fourth city of the tagline."),
  videos: z
    .array(video)
    .optional()
    .describe("The hero's videos, played in turn. Left out, the hero is the landscape alone."),
  landscape: drawing.describe(
    "The state's landscape, behind the videos. A shape whose fill is `var(--solid, <color>)` and whose stroke is `var(--pen, none)` turns into a line drawing left of the seam.",
  ),
  intro: heading
    .extend({
      text: text.describe("What the figures mean for a business here."),
      claims: z.array(claim).min(3).describe("The figures."),
    })
    .meta({ type: "StateIntro", about: "A heading, a text and figures." })
    .optional()
    .describe("The intro statistics. Left out, as any of the sections below, the page does without."),
  impact: points.optional().describe("Key impact areas."),
  benefits: points.optional().describe("Benefits."),
  features: points.optional().describe("Core features."),
  mistakes: points.optional().describe("Common mistakes, and how they are avoided."),
  services: heading
    .extend({
      items: z
        .array(
          point
            .extend({ icon: drawing.describe("The service's drawing.") })
            .meta({ type: "Service", about: "A service." }),
        )
        .min(1)
        .describe("The services, in order."),
    })
    .meta({ type: "ServiceSection", about: "A heading with services." })
    .optional()
    .describe("The services."),
  local: heading
    .extend({
      asks: z.array(point).min(2).describe("What businesses here ask for: the question, and the answer."),
      work: z
        .array(
          z
            .strictObject({
              project: projectFolder.describe("The project's folder."),
              why: text.describe("What it shows a business here."),
            })
            .meta({ type: "LocalProject", about: "A project, and why it matters in a state." }),
        )
        .max(3)
        .describe("Projects that matter to businesses here, the most telling first."),
      follows: z
        .enum(followed)
        .optional()
        .describe("The section that it follows, so that states differ. Left out, it is the benefits."),
    })
    .meta({ type: "LocalWork", about: "What businesses of a state ask for, and work that answers it." })
    .optional()
    .describe("Relevant work."),
  differentiators: points.optional().describe("What sets us apart."),
  areas: heading
    .extend({
      text: text.describe("How work goes on with a client here."),
      facts: z
        .array(
          z
            .strictObject({
              term: text.describe("What it is about: the clock, calls, meetings."),
              detail: text.describe("The fact, in a few words."),
            })
            .meta({ type: "LocalFact", about: "A fact about working together in a state." }),
        )
        .min(2)
        .describe("Time zone and meetings, one fact a line."),
      map: drawing
        .optional()
        .describe(
          "The state's outline with its cities. A shape whose fill is `var(--solid, none)` takes the second color, and lines in `var(--guide, currentColor)` are faint.",
        ),
      bgColor: hexColor.describe("The page's color: of its bands and titles."),
      color: hexColor.describe("The second color, of the map."),
      cities: z
        .array(
          z
            .strictObject({ name: properName.describe("The city's name.") })
            .meta({ type: "City", about: "A city." }),
        )
        .min(4)
        .describe("The cities served."),
    })
    .meta({ type: "CityArea", about: "The cities served in a state." })
    .optional()
    .describe("Areas served. Left out, the page takes the signal color."),
  closing: heading
    .extend({ text: text.describe("One or two sentences.") })
    .meta({ type: "Closing", about: "A heading and a text above the closing buttons." })
    .optional()
    .describe("The end of the page, above its two buttons."),
  sample,
})
