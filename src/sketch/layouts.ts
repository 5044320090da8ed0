/** What stands on a front page. A picture has a cross while it is drawn; text is lines until somebody writes it. */
type What =
  "band" | "panel" | "picture" | "round" | "card" | "cell" | "accent" | "text" | "name" | "line" | "button"

/** A part and its place, in percent of the screen's width and height. A name or line is on a band if `over` is set. */
export type Part = readonly [what: What, x: number, y: number, width: number, height: number, over?: "band"]

type Front = { readonly look: string; readonly desktop: readonly Part[]; readonly phone: readonly Part[] }

const row = (what: What, y: number, height: number, count: number, from = 6, to = 94): Part[] => {
  const gap = 3
  const width = (to - from - gap * (count - 1)) / count
  return Array.from({ length: count }, (_, index) => [what, from + index * (width + gap), y, width, height])
}

/** A front page for each sort of business, on a computer and on a phone. */
const fronts: Readonly<Record<string, Front>> & { readonly shop: Front } = {
  shop: {
    look: "the name beside a picture, and goods in a row below",
    desktop: [
      ["picture", 52, 14, 42, 42],
      ["name", 6, 18, 42, 12],
      ["line", 6, 34, 40, 4.5],
      ["button", 6, 44, 20, 8],
      ...row("picture", 63, 19, 4),
      ...row("text", 85, 8, 4),
    ],
    phone: [
      ["picture", 8, 11, 84, 27],
      ["name", 8, 42, 84, 7],
      ["line", 8, 51, 84, 3.2],
      ["button", 8, 57, 84, 7],
      ...row("picture", 69, 18, 2, 8, 92),
      ...row("text", 89, 7, 2, 8, 92),
    ],
  },
  table: {
    look: "the name on a wide picture, and a menu below",
    desktop: [
      ["picture", 0, 11, 100, 50],
      ["panel", 24, 20, 52, 32],
      ["name", 28, 24, 44, 11],
      ["line", 28, 38, 44, 4.5],
      ...row("text", 67, 22, 2, 12, 72),
      ["button", 76, 70, 18, 8],
    ],
    phone: [
      ["picture", 0, 9, 100, 34],
      ["panel", 8, 30, 84, 20],
      ["name", 13, 33, 74, 7],
      ["line", 13, 42, 74, 3.2],
      ["text", 8, 56, 84, 26],
      ["button", 8, 87, 84, 7],
    ],
  },
  craft: {
    look: "the name on a band of color, and the work on cards below",
    desktop: [
      ["band", 0, 11, 100, 44],
      ["name", 6, 18, 60, 14, "band"],
      ["line", 6, 36, 50, 4.5, "band"],
      ["panel", 6, 44, 20, 8],
      ["round", 76, 18, 16, 28, "band"],
      ...row("card", 61, 34, 3),
      ["text", 8.5, 80, 22, 12],
      ["text", 38.8, 80, 22, 12],
      ["text", 69.1, 80, 22, 12],
    ],
    phone: [
      ["band", 0, 9, 100, 40],
      ["name", 8, 15, 84, 8, "band"],
      ["line", 8, 26, 84, 3.2, "band"],
      ["panel", 8, 38, 84, 7],
      ["card", 8, 53, 84, 20],
      ["text", 13, 64, 70, 7],
      ["card", 8, 76, 84, 20],
      ["text", 13, 87, 70, 7],
    ],
  },
  practice: {
    look: "a portrait beside the name, and the hours of a week below",
    desktop: [
      ["round", 8, 17, 27, 46],
      ["name", 42, 20, 52, 11],
      ["line", 42, 35, 50, 4.5],
      ["text", 42, 43, 44, 8],
      ["button", 42, 54, 20, 8],
      ...row("cell", 70, 9, 7),
      ...row("cell", 81, 9, 7),
      ["accent", 32, 81, 10, 9],
    ],
    phone: [
      ["round", 25, 12, 50, 25],
      ["name", 8, 41, 84, 7],
      ["line", 8, 50, 84, 3.2],
      ["button", 8, 57, 84, 7],
      ...row("cell", 69, 7, 5, 8, 92),
      ...row("cell", 78, 7, 5, 8, 92),
      ...row("cell", 87, 7, 5, 8, 92),
    ],
  },
  studio: {
    look: "the name as wide as the page, above pictures of the work",
    desktop: [
      ["name", 6, 15, 88, 17],
      ["line", 6, 35, 50, 4.5],
      ["picture", 6, 44, 43, 50],
      ["picture", 52, 44, 20, 23],
      ["picture", 75, 44, 19, 23],
      ["accent", 52, 70, 20, 24],
      ["picture", 75, 70, 19, 24],
    ],
    phone: [
      ["name", 8, 13, 84, 10],
      ["line", 8, 26, 84, 3.2],
      ["picture", 8, 33, 84, 32],
      ["picture", 8, 68, 40, 27],
      ["accent", 52, 68, 40, 12],
      ["picture", 52, 83, 40, 12],
    ],
  },
}

export const layoutNames = Object.keys(fronts)

export const frontOf = (layout: string): Front => fronts[layout] ?? fronts.shop
