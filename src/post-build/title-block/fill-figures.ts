import { type Figures, uncounted } from "../../title-block/figures"

/** An element that shows a figure: its tag, and the figure's name. */
const place = /(<[^<>]* data-figure="(\w+)"[^<>]*>)([^<]*)/g

/** A page's HTML with its figures. What it showed before goes, so a second run changes nothing. */
const fillFigures = (html: string, figures: Readonly<Record<string, string>>): string =>
  html.replace(
    place,
    (_, tag: string, name: string, before: string) => tag + escaped(figures[name] ?? before),
  )

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
const unescaped = (text: string) => text.replaceAll("&lt;", "<").replaceAll("&amp;", "&")

/** The figures that a page shows, by name, from its HTML. */
export const shownFigures = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...html.matchAll(place)].map(([, , name = "", shown = ""]) => [name, unescaped(shown)]))

/** Rounds of counting. Each figure has one decimal, so the second round usually changes nothing. */
const mostRounds = 8

/** Fills in the figures of a page that weighs itself: their digits are part of the document's size. */
export function withFigures(
  html: string,
  count: (html: string) => Figures,
): { html: string; figures: Figures } {
  const names = Object.keys(shownFigures(html))
  const shown = (figures: Figures) =>
    Object.fromEntries(Object.entries(figures).filter(([name]) => names.includes(name)))
  // Every build begins with the same text, so that all end with the same figures.
  let figures: Figures = shown(Object.fromEntries(names.map((name) => [name, uncounted])))
  let filled = fillFigures(html, figures)
  for (let round = 0; round < mostRounds; round++) {
    figures = shown(count(filled))
    const next = fillFigures(filled, figures)
    if (next === filled) break
    filled = next
  }
  return { html: filled, figures }
}
