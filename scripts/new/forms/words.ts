import { z } from "zod"
import { language } from "../../../src/model/schema/fields"
import en from "../../../src/words/en.json"
import { pluralCategories } from "../../../src/words/plural-categories"
import { shipped } from "../../../src/words/shipped"
import { namesOf } from "../../../src/words/words-in"
import { jsonText } from "../file-text"
import { type Form, answerText } from "../form"

const asked = z.strictObject({
  language: language.describe("The language by its tag, such as de. Its words begin as the English ones."),
})

const fileOf = (tag: string) => `content/words/${tag}.json`

/** The form for the words of the controls in another language: the English ones, to be translated one by one. */
export const wordsForm: Form = {
  name: "words",
  about: "the words of the controls in another language",
  schema: asked,
  given: [],
  first: [],
  suggest: () => undefined,
  refuse(_, tag) {
    const known = namesOf(tag).find((name) => Object.hasOwn(shipped, name))
    return (
      known &&
      `has words already (src/words/${known}.json); write only those that you want otherwise into ${fileOf(tag)}`
    )
  },
  async make({ answers }) {
    const tag = answerText(answers, "language")
    const file = fileOf(tag)
    const name = new Intl.DisplayNames([tag], { type: "language" }).of(tag)
    return [{ file, content: await jsonText(file, { name, ...inFormsOf(tag) }) }]
  },
  next: ({ answers }) => [
    `Translate each word of ${fileOf(answerText(answers, "language"))}, and leave what is in braces.`,
    "npm run content:check tells what is missing or does not fit.",
  ],
}

/** The English words, with a form for each that the language has. */
function inFormsOf(tag: string) {
  const forms = [...new Set(pluralCategories(tag))]
  const groups = Object.entries<Readonly<Record<string, string | { other: string }>>>(en)
  return Object.fromEntries(
    groups.map(([group, words]) => [
      group,
      Object.fromEntries(
        Object.entries(words).map(([key, word]) => [
          key,
          typeof word === "string" ? word : Object.fromEntries(forms.map((form) => [form, word.other])),
        ]),
      ),
    ]),
  )
}
