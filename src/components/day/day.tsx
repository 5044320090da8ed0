// By hand: `Intl` takes a slow phone 100 ms to get ready, for twelve names.
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]

/** A calendar date, `2025-03-31`, as one writes it: March 31, 2025. */
export function Day({ date }: { date: string }) {
  const [year, month, day] = date.split("-").map(Number)
  return <time dateTime={date}>{`${months[Number(month) - 1]} ${day}, ${year}`}</time>
}
