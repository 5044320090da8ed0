const name = /^(.+)\.([a-z]{2,3}(?:-[a-z\d]+)*)(\.(?:json|mdx))$/

/**
 * The original and the language of a translation, from its file's name: `pages/home.es.json` is `pages/home.json` in `es`.
 * The language is in small letters, as in addresses. Undefined if no language is in the name.
 */
export function splitTranslation(file: string): { original: string; tag: string } | undefined {
  const [, start, tag, ending] = name.exec(file) ?? []
  return start && tag && ending ? { original: start + ending, tag } : undefined
}

/** The name of a translation's file. */
export const translationFile = (original: string, language: string): string =>
  original.replace(/(\.\w+)$/, `.${language.toLowerCase()}$1`)
