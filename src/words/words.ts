import type en from "./en.json"

/** The forms of a word with a number in it, by the categories of the language's own plural rules. */
export type Plural = {
  readonly [category in Intl.LDMLPluralRule]?: string | null | undefined
} & { readonly other: string }

/** The words of the controls in one language. The English file says which there are. */
export type Words = {
  readonly [group in keyof typeof en]: {
    readonly [word in keyof (typeof en)[group]]: (typeof en)[group][word] extends string ? string : Plural
  }
}

/** Some of the words: an owner's file may have others for a language of the site's. */
export type OwnWords = {
  readonly [group in keyof Words]?:
    { readonly [word in keyof Words[group]]?: Words[group][word] | undefined } | undefined
}
