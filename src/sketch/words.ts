import { fillIn } from "../text/fill-in"
import type { Sketch } from "./shapes"

export const sketchMessage = ({ name, trade, mood }: Sketch, sentence: string): string =>
  fillIn(sentence, { name, trade: trade.name, mood: mood.name })
