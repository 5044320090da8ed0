/** What stands between the parts of a list, where it is not a comma and a space (Unicode CLDR, list patterns). */
const separators: Readonly<Record<string, string>> = { ar: "، ", fa: "، ", ja: "、", ur: "، ", zh: "、" }

/** Joins the parts of a list as a language does, without a word before the last. */
export const joinList = (parts: readonly string[], language: string): string =>
  parts.join(separators[language.split("-")[0] ?? ""] ?? ", ")
