const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  )
const tens = ",,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety".split(",")

/** A count as a word, `twenty-five`. From 100 on, in digits. */
export function inWords(count: number): string {
  const word = small[count]
  if (word !== undefined) return word
  const ten = tens[Math.floor(count / 10)]
  if (ten === undefined) return count.toLocaleString("en-US")
  return count % 10 ? `${ten}-${small[count % 10]}` : ten
}

/** The words with a capital letter, to begin a sentence or a title. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
