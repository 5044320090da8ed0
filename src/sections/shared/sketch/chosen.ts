import { useSyncExternalStore } from "react"
import type { Sketch } from "../../../sketch/shapes"

/** What the visitor chose: the name of the business, and the places of trade and mood in their lists. */
export type Chosen = { readonly name: string; readonly trade: number; readonly mood: number }

export const nothingChosen: Chosen = { name: "", trade: 0, mood: 0 }

/**
 * Shared by all pages of a visit, so that a sketch begun on one goes along to the contact form. The tab keeps it over a
 * reload; where storage is refused, it lasts as long as the script. Undefined until it is first asked for.
 */
let current: Chosen | undefined
const listeners = new Set<() => void>()

export function choose(chosen: Chosen) {
  current = chosen
  for (const listener of listeners) listener()
  try {
    if (chosen.name === "") sessionStorage.removeItem("sketch")
    else sessionStorage.setItem("sketch", JSON.stringify(chosen))
  } catch {
    // Storage is blocked or full.
  }
}

function kept(): Chosen {
  try {
    const { name, trade, mood } = Object(JSON.parse(sessionStorage.getItem("sketch") ?? "{}"))
    if (typeof name === "string" && typeof trade === "number" && typeof mood === "number")
      return { name, trade, mood }
  } catch {
    // Storage is blocked, or damaged.
  }
  return nothingChosen
}

function onChoice(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useChosen = (): Chosen =>
  useSyncExternalStore(
    onChoice,
    () => (current ??= kept()),
    () => nothingChosen,
  )

/** Returns what to sketch; undefined as long as there is no name. */
export function sketchOf(
  choices: Queries.SketchChoicesFragment | null,
  { name, trade, mood }: Chosen,
): Sketch | undefined {
  const [trades, moods] = [choices?.trades[trade], choices?.moods[mood]]
  return trades && moods && name.trim() !== "" ? { name: name.trim(), trade: trades, mood: moods } : undefined
}
