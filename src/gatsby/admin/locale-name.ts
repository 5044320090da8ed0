/**
 * What an editor calls a language: its tag in small letters, as in the name of a translation's file. Decap CMS takes no
 * digits and at most ten letters.
 */
export const localeName = (tag: string): string => tag.toLowerCase().replaceAll(/\d/g, "_").slice(0, 10)
