import type { Sketch } from "./shapes"

export const sketchWords = ({ name, trade, mood }: Sketch): string =>
  `Sketch of my front page: ${name}; ${trade.name}; ${mood.name}.`
