/** Noon of a date in ISO 8601 with a zone's offset (`America/Chicago`): the same day in most of the world. */
export function noonOf(date: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
  const name = format.formatToParts(new Date(`${date}T12:00:00Z`)).find(({ type }) => type === "timeZoneName")
  return `${date}T12:00:00${name?.value.slice("GMT".length) || "+00:00"}`
}
