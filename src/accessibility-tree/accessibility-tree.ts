import type { RoleWords } from "./role-words"

/** Where an element is: the key that its words make, and how many elements before it have the same one. */
export type Place = { key: string; nth?: number }

/** What a screen reader says of an element: its role and its accessible name. */
export type HeardEntry = Place & {
  /** A role of ARIA; the name of the element where it has none, as `video`; or `text`. */
  role: string
  /** The accessible name, or the first words of a text. */
  name: string
  /** Of a heading. */
  level?: number
  /** How many items a list has. */
  items?: number
}

/** What a screen reader passes by. */
export type SilentEntry = Place & {
  /** Why: it is hidden from it, or a picture or a drawing without words. */
  role: "hidden" | "picture" | "drawing"
  /** Its first words, or those that it stands beside. */
  name: string
  beside?: true
}

/** A page as a screen reader meets it, in reading order. */
export type AccessibilityTree = { heard: readonly HeardEntry[]; silent: readonly SilentEntry[] }

/** The words of the panel, as `content/hear.json` has them. */
export type PanelWords = {
  title: string
  text: string
  order: string
  headings: string
  silent: string
  beside: string
  unplaced: string
  unnamed: string
  close: string
  level: string
  count: string
  roles: RoleWords
}

/** What the panel needs besides a page's tree: its words in a language, and its styles. */
export type Panel = { words: PanelWords; css: string }

/** The file with a page's tree, beside its data. */
export const treeFile = (page: string): string =>
  `page-data/${page === "/" ? "index" : page.replaceAll(/^\/|\/$/g, "")}/accessibility-tree.json`

/** The file with the panel of all pages in a language. */
export const panelFile = (language: string): string => `page-data/accessibility-tree.${language}.json`
