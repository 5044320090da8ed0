import { shipped } from "../../../src/words/shipped"
import { namesOf } from "../../../src/words/words-in"
import type { Facts } from "../facts"
import type { Change } from "./changes"

/** The words of the controls, where the first words have them in a language that the site itself lacks. */
const controls = "words.json"

/** Whether the controls have words in the site's language after the setup. */
export const hasWords = ({ language, starter }: Facts): boolean =>
  isFromHere(language, starter) || namesOf(language).some((name) => Object.hasOwn(shipped, name))

/** The words of the controls, which are the owner's from now on. */
export function wordFiles({ language, starter }: Facts): Change[] {
  const content = starter.files.get(controls)
  return content !== undefined && isFromHere(language, starter)
    ? [{ file: `content/words/${starter.language}.json`, content: Object(content) }]
    : []
}

const isFromHere = (language: string, { files, language: first }: Facts["starter"]) =>
  files.has(controls) && namesOf(language).includes(first)
