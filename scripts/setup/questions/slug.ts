import { slugify } from "../../../src/text/slugify"

/** Latin letters that are no other letter with a mark, and what stands for them in an address. */
const plain: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
}

/** The end of an address for a name in any Latin script: `Łukasz` is `lukasz`. Empty for a name in another one. */
export const slugOf = (name: string): string =>
  slugify(name.toLowerCase().replaceAll(/[łøđðþßæœı]/g, (letter) => plain[letter] ?? letter))
