import { z } from "zod"
import { contrast, ratio, remedy, remedyBetween } from "../../colors/contrast"
import { tokenColors, tokenIssue } from "../../colors/colors"
import type { ContentIssue } from "../../errors/content-issue"
import { issueAt } from "../issue-at"
import { hexColor } from "../../schema/fields"
import type { Entry } from "../../read/read-entries"

/** WCAG 2.2, success criterion 1.4.3, for text of any size. */
const needed = 4.5

/** The backgrounds of an entry's colors in each scheme. The light scheme puts none of them on ink. */
const backgrounds = { light: ["paper", "sheet"], dark: ["paper", "sheet", "ink-ground"] }

/** A color of an entry, and its background. `name` tells the owner which background it is, and `isOwn` that the entry has it. */
type Pair = { path: PropertyKey[]; color: string; on: string; name: string; isOwn?: boolean }

const project = z.object({ color: hexColor, text: hexColor, text2: hexColor }).partial()
const state = z.object({ areas: z.object({ bgColor: hexColor, color: hexColor }) })
const reviews = z.object({ items: z.array(z.object({ color: hexColor })) })
const currencies = z.object({ items: z.array(z.object({ color: hexColor, text: hexColor })) })
const sketch = z.object({
  sketch: z.object({ moods: z.array(z.object({ paper: hexColor, ink: hexColor, accent: hexColor })) }),
})

/** Errors for an entry's colors with too little contrast. None if the background is unreadable (check-tokens.ts). */
export function checkColors(entry: Entry): ContentIssue[] {
  try {
    return unreadableColors(entry.type.name, entry.data).map(({ path, reason }) =>
      issueAt(entry, path, reason),
    )
  } catch (error) {
    if (!tokenIssue(error)) throw error
    return []
  }
}

/** The same for data that may be incomplete: the path of each such color, and what is wrong with it. */
export function unreadableColors(type: string, data: unknown): { path: PropertyKey[]; reason: string }[] {
  return pairsOf(type, data)
    .filter(({ color, on }) => contrast(color, on) < needed)
    .map(({ path, color, on, name, isOwn }) => ({
      path,
      reason: `${color} has a contrast of ${ratio(contrast(color, on))} with ${name} (${on}); it needs ${needed}:1, so make ${isOwn ? remedyBetween(color, on, needed) : remedy(color, on)}`,
    }))
}

function pairsOf(type: string, data: unknown): Pair[] {
  if (type === "Project") return parsed(project, data, projectPairs)
  if (type === "State") return parsed(state, data, statePairs)
  if (type === "TestimonialList") return parsed(reviews, data, reviewPairs)
  if (type === "ContactPage") return parsed(sketch, data, moodPairs)
  return type === "CurrencyList" ? parsed(currencies, data, currencyPairs) : []
}

function parsed<Data>(schema: z.ZodType<Data>, data: unknown, pairs: (found: Data) => Pair[]): Pair[] {
  const read = schema.safeParse(data)
  return read.success ? pairs(read.data) : []
}

const onAll = (path: PropertyKey[], color: string, scheme: "light" | "dark"): Pair[] =>
  backgrounds[scheme].map((name) => ({
    path,
    color,
    on: tokenColors(name)[scheme],
    name: `the ${scheme} scheme's ${name}`,
  }))

const projectPairs = ({ color, text, text2 }: z.infer<typeof project>): Pair[] => [
  ...(color ? onAll(["color"], color, "light") : []),
  ...(color && text
    ? [{ path: ["text"], color: text, on: color, name: "the accent it stands on", isOwn: true }]
    : []),
  ...(text2 ? onAll(["text2"], text2, "dark") : []),
]

/** A state's first color is also its page's accent. The style sheet lightens it on dark backgrounds. */
const statePairs = ({ areas }: z.infer<typeof state>): Pair[] => [
  ...onAll(["areas", "bgColor"], areas.bgColor, "light"),
  {
    path: ["areas", "color"],
    color: areas.color,
    on: tokenColors("paper-always").light,
    name: "the cities' names upon it",
  },
]

const reviewPairs = ({ items }: z.infer<typeof reviews>): Pair[] =>
  items.map(({ color }, index) => {
    return {
      path: ["items", index, "color"],
      color,
      on: tokenColors("paper-always").light,
      name: "the paper of the mark",
    }
  })

const currencyPairs = ({ items }: z.infer<typeof currencies>): Pair[] =>
  items.map(({ color, text }, index) => {
    return {
      path: ["items", index, "text"],
      color: text,
      on: color,
      name: "the card it stands on",
      isOwn: true,
    }
  })

/** A mood's text on its page, and the words on its buttons. */
const moodPairs = ({ sketch: { moods } }: z.infer<typeof sketch>): Pair[] =>
  moods.flatMap(({ paper, ink, accent }, index) => [
    { path: ["sketch", "moods", index, "ink"], color: ink, on: paper, name: "the mood's paper", isOwn: true },
    {
      path: ["sketch", "moods", index, "accent"],
      color: accent,
      on: paper,
      name: "the mood's paper",
      isOwn: true,
    },
  ])
