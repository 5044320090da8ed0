import type { HeardEntry, PanelWords } from "./accessibility-tree"
import { roleWord } from "./role-words"

type Words = Pick<PanelWords, "roles" | "level" | "count" | "unnamed">

/** How an element's role is said: "heading, level 2", "list, 5 items". */
export function spokenRole({ role, level, items = 1 }: HeardEntry, words: Words): string {
  const details = [
    ...(level === undefined ? [] : [`${words.level} ${level}`]),
    ...(items > 1 ? [`${items} ${words.count}`] : []),
  ]
  return [roleWord(role, words.roles), ...details].join(", ")
}

/** Roles that say nothing without a name. */
const needsName = new Set(
  "heading link button img textbox searchbox combobox listbox checkbox radio slider spinbutton switch tab iframe".split(
    " ",
  ),
)

/** Whether an element should have a name and has none. */
export const lacksName = ({ role, name }: HeardEntry): boolean => name === "" && needsName.has(role)

/** How an element is said in one line: "link: Work". */
export function spokenEntry(entry: HeardEntry, words: Words): string {
  const name = lacksName(entry) ? words.unnamed : entry.name
  return [spokenRole(entry, words), ...(name ? [name] : [])].join(": ")
}
