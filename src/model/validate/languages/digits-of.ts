/** The digits of a figure, from 0 to 9, whatever signs stand between them and whatever digits a language writes. */
export function digitsOf(figure: string, language: string): string {
  const own = new Intl.NumberFormat(language, { useGrouping: false, minimumIntegerDigits: 10 }).format(
    123_456_789,
  )
  return Array.from(figure)
    .map((sign) => (own.includes(sign) ? String(Array.from(own).indexOf(sign)) : sign))
    .filter((sign) => /\d/.test(sign))
    .join("")
}
