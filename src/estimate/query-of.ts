/** The answers of a form as the query of an address. */
export function queryOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === "string") query.set(name, value)
  return query.toString()
}
