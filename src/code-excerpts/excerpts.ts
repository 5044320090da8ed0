/** A piece of this repository's code: a file, and the name of a declaration, of a test, or of a key of JSON in it. */
export type CodePlace = { file: string; name: string }

/** What a step of `content/pages/made.json` can show. */
export const codeKeys = ["words", "check", "type", "query", "part", "test"] as const

export type CodeKey = (typeof codeKeys)[number]

/** Where the code is that `/made/` shows. It is found by name, because line numbers change. */
export const codePlaces: Readonly<Record<CodeKey, CodePlace>> = {
  words: { file: "content/pages/made.json", name: "intro" },
  check: { file: "src/model/schema/fields.ts", name: "heading" },
  type: { file: "src/model/schema/sdl.ts", name: "fieldsOf" },
  query: { file: "src/components/heading/page-intro.tsx", name: "fragment" },
  part: { file: "src/components/heading/heading.tsx", name: "Heading" },
  test: { file: "e2e/made.spec.ts", name: "the page has the title of its file" },
}

/** The field that every excerpt follows on its way to the screen: the page's own title. */
export const followed = "title"
