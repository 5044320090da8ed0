/** UTF-8 read as Windows-1252, such as `â€™` for an apostrophe. Pairs that some language writes are left alone. */
const misread = /â€[^\s\w]?|ðŸ|ï»¿|ï¿½|[ÂÃ][¡-º¼-¿]|Ã[€‚ƒ„†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]/u

/** A character of the area that Unicode leaves to each font: icon fonts and some PDFs have them. */
const privateSign = /\p{Co}/u

/** Why some letters of a text are not what its writer meant; undefined if there are none. */
export function mojibakeReason(text: string): string | undefined {
  const [wrong] = misread.exec(text) ?? []
  if (wrong)
    return `has ${wrong}, as a program writes that reads letters with the wrong set of characters; write the letter itself`
  return privateSign.test(text)
    ? "has a character that belongs to one font alone, such as an icon, and shows as an empty box; take it out"
    : undefined
}
