/** A phone number as Americans write it, `(512) 555-0142`; one of another country as it is dialed from here. */
export function phoneNumber(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? []
  return line ? `(${area}) ${exchange}-${line}` : e164
}
