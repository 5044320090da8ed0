import type { Sketch } from "./shapes"

/** The sketch as words, for the message. */
export const sketchWords = ({ name, trade, mood }: Sketch): string =>
  `Sketch of my front page: ${name}; ${trade.name}; ${mood.name}.`
