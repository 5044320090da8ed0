import { fillIn } from "../text/fill-in"
import type { Words } from "../words/words"
import { layoutOf } from "./layouts"
import type { Sketch } from "./shapes"

/** What the picture shows, for those who do not see it. */
export const describe = ({ name, trade, mood }: Sketch, words: Words["sketch"]): string =>
  fillIn(words.look, {
    name,
    trade: trade.name,
    mood: mood.name,
    front: words[layoutOf(trade.layout)],
  })
