import { type Part, frontOf } from "./layouts"

/** The colors of a mood, and what is asked to be sketched. */
type Mood = {
  readonly name: string
  readonly paper: string
  readonly ink: string
  readonly accent: string
}
type Trade = { readonly name: string; readonly layout: string; readonly line: string }
export type Sketch = { readonly name: string; readonly trade: Trade; readonly mood: Mood }

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A shape with its color once it is made. Until then it is an outline. */
export type Shape = Box & {
  readonly kind: "box" | "cross" | "words"
  readonly color: string
  /** How much of the color covers the ground, from 0 to 1. */
  readonly cover: number
  readonly radius: number
  /** Only of words. Their box is one line high. */
  readonly text: string
}

/** The whole picture, with both screens in it. */
export const size = { width: 760, height: 460 }

const screens = {
  desktop: { x: 4, y: 4, width: 620, height: 396, radius: 8 },
  phone: { x: 566, y: 112, width: 186, height: 344, radius: 22 },
} as const

const bar = { desktop: 11, phone: 9 }
const textLine = 9

/** The shapes of a front page, from back to front: on a computer, and before it on a phone. */
export const shapesOf = (sketch: Sketch): Shape[] =>
  (["desktop", "phone"] as const).flatMap((device) => screenShapes(sketch, device))

function screenShapes({ name, trade, mood }: Sketch, device: keyof typeof screens): Shape[] {
  const { paper, ink, accent } = mood
  const screen = screens[device]
  const place = (x: number, y: number, width: number, height: number): Box => ({
    x: round(screen.x + (x / 100) * screen.width),
    y: round(screen.y + (y / 100) * screen.height),
    width: round((width / 100) * screen.width),
    height: round((height / 100) * screen.height),
  })
  const part = ([what, x, y, width, height, over]: Part): Shape[] => {
    const at = place(x, y, width, height)
    if (what === "name") return [words(at, name, over ? paper : ink)]
    if (what === "line") return [words(at, trade.line, over ? paper : ink)]
    if (what === "text") return lines(at, ink)
    if (what === "picture") return [box(at, accent, 0.32), { ...box(at, accent, 0), kind: "cross" }]
    if (what === "round") return [box(at, over ? paper : accent, 0.32, Math.min(at.width, at.height) / 2)]
    if (what === "card" || what === "cell") return [box(at, ink, 0.08)]
    if (what === "panel") return [box(at, paper)]
    return [box(at, accent)]
  }
  const front = frontOf(trade.layout)[device]
  return [
    box(screen, paper, 1, screen.radius),
    words(place(6, bar[device] * 0.35, device === "phone" ? 60 : 34, 4), name, ink),
    ...[70, 79, 88]
      .slice(device === "phone" ? 2 : 0)
      .map((x) => box(place(x, bar[device] * 0.5, 6, 0.9), ink, 0.6, 1)),
    ...front.flatMap((each) => part(each)),
  ]
}

const box = (at: Box, color: string, cover = 1, radius = 3): Shape => ({
  ...at,
  kind: "box",
  color,
  cover,
  radius,
  text: "",
})

/** A line of words, as large as its place allows. */
const words = (at: Box, text: string, color: string): Shape => ({
  ...box(at, color),
  kind: "words",
  height: round(Math.min(at.height, at.width / widthOf(text))),
  text,
})

/** Lines in place of a text. */
const lines = (at: Box, ink: string): Shape[] =>
  Array.from({ length: Math.max(1, Math.floor(at.height / textLine)) }, (_, index) =>
    box(
      { ...at, y: at.y + index * textLine, width: at.width * (index % 2 ? 0.7 : 1), height: 3 },
      ink,
      0.3,
      1,
    ),
  )

/** About how wide a text is at a font size of 1: capitals and letters of East Asia are wider. */
const widthOf = (text: string) => Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0.1)

function letterWidth(letter: string): number {
  if (/[\u2e80-\u{3ffff}]/u.test(letter)) return 1.05
  return /[\p{Lu}mw@%&]/u.test(letter) ? 0.95 : 0.66
}

const round = (value: number) => Math.round(value * 10) / 10
