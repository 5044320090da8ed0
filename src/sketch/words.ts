import { fillIn } from "../text/fill-in"
import type { Sketch } from "./shapes"

/**
 * The sketch in words, for the message.
 * @param sentence in the page's language.
 */
export const sketchMessage = ({ name, trade, mood }: Sketch, sentence: string): string =>
  fillIn(sentence, { name, trade: trade.name, mood: mood.name })
