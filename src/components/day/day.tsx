const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" })

/** A calendar date, `2025-03-31`, as one writes it: March 31, 2025. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{format.format(new Date(date))}</time>
}
