import path from "node:path"
import { z } from "zod"
import type { Entry } from "../read/read-entries"
import { inListOrder } from "./list-order"
import type { PageSource, Share, SharePicture } from "./site-page"

const pictured = z.object({ src: z.string() }).optional().catch(undefined)
const pictures = z
  .object({ image: pictured, wireframe: pictured, landscape: pictured })
  .catch({ image: undefined, wireframe: undefined, landscape: undefined })
const portrayed = z
  .object({ owner: z.object({ portrait: pictured }) })
  .catch({ owner: { portrait: undefined } })
const listed = z.object({ items: z.array(z.object({ image: pictured })) }).catch({ items: [] })
const grouped = z.object({ groups: z.array(listed) }).catch({ groups: [] })
const priced = z.object({ items: z.array(z.object({ price: z.number() })) }).catch({ items: [] })
const accounts = z
  .object({
    accounts: z.array(
      z.object({ cost: z.object({ low: z.number(), high: z.number() }), needed: z.unknown().optional() }),
    ),
  })
  .catch({ accounts: [] })

type Motif = Pick<Share, "pictures" | "figure">

/** What a fixed page's share image shows: its pictures, or else a figure of its own, or the words of its badge. */
export function motifOf(name: string, entry: Entry | undefined, words: Words, source: PageSource): Motif {
  const shown = picturesOf(name, source.entries)
  const figure = figureOf(name, entry, source) ?? numberIn(words.title) ?? words.kicker
  return shown.length > 0 ? { pictures: shown } : { figure }
}

type Words = Pick<Share, "title" | "kicker">

/** The picture of an entry: a project's screen, an article's cover or a state's landscape. */
export function pictureOf({ file, data }: Entry): SharePicture | undefined {
  const { image, wireframe, landscape } = pictures.parse(data)
  const made = image ?? landscape
  // A landscape is drawn and made in one file.
  const drawn = image ? wireframe : landscape
  return made && { made: beside(file, made.src), drawn: drawn && beside(file, drawn.src) }
}

function picturesOf(name: string, entries: readonly Entry[]): SharePicture[] {
  const all = (type: string) => entries.filter((entry) => entry.type.name === type).toSorted(inListOrder)
  if (name === "about") return all("SiteSettings").flatMap(portraitOf)
  const lists: Readonly<Record<string, () => SharePicture[]>> = {
    work: () => all("Project").flatMap((entry) => pictureOf(entry) ?? []),
    blogs: () => all("Article").flatMap((entry) => pictureOf(entry) ?? []),
    payment: () => all("CurrencyList").flatMap(imagesOf),
    skills: () => all("SkillList").flatMap(imagesOf),
  }
  const found = lists[name]?.() ?? []
  // One picture alone is that entry's own.
  return found.length > 1 ? found : []
}

function portraitOf({ file, data }: Entry): SharePicture[] {
  const { portrait } = portrayed.parse(data).owner
  return portrait ? [{ made: beside(file, portrait.src) }] : []
}

/** The pictures of a list's items, which may be in groups. */
function imagesOf({ file, data }: Entry): SharePicture[] {
  const { groups } = grouped.parse(data)
  return [listed.parse(data), ...groups].flatMap(({ items }) =>
    items.flatMap(({ image }) => (image ? [{ made: beside(file, image.src) }] : [])),
  )
}

/** What a page is about in figures: the prices of the plans, the lowest of them, or what accounts cost a year. */
function figureOf(name: string, entry: Entry | undefined, { entries, money }: PageSource) {
  const plans = entries.find(({ type }) => type.name === "PlanList")
  const prices = priced.parse(plans?.data).items.map(({ price }) => price)
  if (name === "pricing" && prices.length > 0) return prices.map(money).join(" ")
  if (name === "estimate" && prices.length > 0) return money(Math.min(...prices))
  const needed = accounts.parse(entry?.data).accounts.filter((account) => account.needed === undefined)
  if (name !== "yours" || needed.length === 0) return undefined
  const sum = (end: "low" | "high") => money(needed.reduce((total, { cost }) => total + cost[end], 0))
  return [...new Set([sum("low"), sum("high")])].join(" – ")
}

const numberIn = (title: string) => /\p{Sc}?\p{Nd}+(?:[.,]\p{Nd}+)*(?:\s?[\p{Sc}%])?/u.exec(title)?.[0]

const beside = (file: string, src: string) => path.posix.join(path.posix.dirname(file), src)
