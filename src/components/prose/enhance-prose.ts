import type { Words } from "../../words/words"
import { addCopyButtons } from "./copy-buttons"
import { addPlayers } from "./players"

/** Adds what only scripts can do to a text that is complete without them. */
export function enhanceProse(text: HTMLElement, words: Words["code"]) {
  addCopyButtons(text, words)
  addPlayers(text, words)
}
