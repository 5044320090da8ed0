/** The roles that have a word of their own in each language. Any other is said by its name in ARIA. */
export const wordedRoles = [
  "banner",
  "navigation",
  "main",
  "complementary",
  "contentinfo",
  "region",
  "search",
  "form",
  "heading",
  "link",
  "button",
  "img",
  "video",
  "list",
  "table",
  "group",
  "figure",
  "textbox",
  "combobox",
  "checkbox",
  "radio",
  "slider",
  "status",
  "term",
  "definition",
  "cell",
  "columnheader",
  "rowheader",
  "text",
  "hidden",
  "picture",
  "drawing",
] as const

export type RoleWords = Readonly<Record<(typeof wordedRoles)[number], string>>

/** The word for a role in a language. */
export const roleWord = (role: string, words: RoleWords): string =>
  Object.entries(words).find(([name]) => name === role)?.[1] ?? role
