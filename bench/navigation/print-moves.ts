import { ms, table } from "../../test/table"
import type { Navigation } from "./measure-moves"

const most = { heading: 150, picture: 400, interaction: 150 }
const mark = (value: number, limit: number) => ms(value) + (value > limit ? "*" : "")

/** The in-site moves as a table. A * marks each figure over its limit. */
export const printMoves = (moves: Readonly<Record<string, Navigation>>): string =>
  table([
    ["move", "heading", "picture", "new document"],
    ...Object.entries(moves).map(([name, { heading, picture, newDocument }]) => [
      name,
      mark(heading, most.heading),
      mark(picture, most.picture),
      newDocument > 0 ? "yes" : "no",
    ]),
    ["at most", String(most.heading), String(most.picture), ""],
  ])

/** The interactions as a table. A * marks each figure over its limit. */
export const printInteractions = (interactions: Readonly<Record<string, number>>): string =>
  table([
    ["interaction to next paint", "ms"],
    ...Object.entries(interactions).map(([name, took]) => [name, mark(took, most.interaction)]),
    ["at most", String(most.interaction)],
  ])
