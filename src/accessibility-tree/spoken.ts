import { fillIn } from "../text/fill-in"
import type { HeardEntry, PanelWords } from "./accessibility-tree"
import { roleWord } from "./role-words"

type Words = Pick<PanelWords, "roles" | "level" | "items">

/** How an element's role is said: "heading, level 2", "list, 5 items". */
export function spokenRole({ role, level, items }: Pick<HeardEntry, "role" | "level" | "items">, words: Words) {
  const details = [
    ...(level === undefined ? [] : [fillIn(words.level, { level: String(level) })]),
    ...(items === undefined ? [] : [fillIn(words.items, { count: String(items) })]),
  ]
  return [roleWord(role, words.roles), ...details].join(", ")
}
