/**
 * A calendar date as an ISO 8601 time with the offset of a time zone, as search engines and
 * feeds require. It is noon, so that it is the same day in most of the world.
 * @param date such as `2025-03-18`.
 * @param timeZone of the IANA database, such as `America/Chicago`.
 */
export function noonOf(date: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
  const name = format.formatToParts(new Date(`${date}T12:00:00Z`)).find(({ type }) => type === "timeZoneName")
  return `${date}T12:00:00${name?.value.slice("GMT".length) || "+00:00"}`
}
