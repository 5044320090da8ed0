import type { AccessibilityTree, HeardEntry, PanelWords } from "../../accessibility-tree/accessibility-tree"
import { roleWord } from "../../accessibility-tree/role-words"
import { lacksName, spokenRole } from "../../accessibility-tree/spoken"
import type { Mark } from "./marks"

/** The lists that the panel has. */
export const views = ["order", "headings", "silent"] as const
export type View = (typeof views)[number]

/** A line of a list: its mark, how its role is said, and its words. */
export type Row = Mark & {
  id: string
  role: string
  words: string
  /** A heading's, in the outline. */
  level: number | undefined
  isUnnamed: boolean
}

/** The lines of a list. What is heard keeps its number in the outline. */
export function rowsOf(view: View, { heard, silent }: AccessibilityTree, words: PanelWords): Row[] {
  if (view === "silent")
    return silent.map(({ key, nth = 0, role, name, beside }) => ({
      id: `${key} ${nth}`,
      key,
      nth,
      label: "×",
      role: roleWord(role, words.roles) + (beside ? `, ${words.beside}` : ""),
      words: name,
      level: undefined,
      isUnnamed: false,
    }))
  const rows = heard.map((entry, index) => ({
    id: String(index),
    key: entry.key,
    nth: entry.nth ?? 0,
    label: String(index + 1),
    role: spokenRole(entry, words),
    words: entry.name,
    level: entry.level,
    isUnnamed: lacksName(entry),
  }))
  return view === "headings"
    ? rows.filter((_, index) => isHeading(heard[index]))
    : rows.map((row) => ({ ...row, level: undefined }))
}

const isHeading = (entry?: HeardEntry) => entry?.role === "heading"
