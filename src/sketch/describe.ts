import { frontOf } from "./layouts"
import type { Sketch } from "./shapes"

/** What the picture shows, for those who do not see it. */
export const describe = ({ name, trade, mood }: Sketch): string =>
  `A front page for ${name} (${trade.name}) on a computer and a phone, in the colors “${mood.name}”: ${frontOf(trade.layout).look}.`
