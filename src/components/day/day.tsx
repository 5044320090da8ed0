// Not from `Intl`: it takes 100 ms to start on a slow phone, only for twelve names.
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

/** Formats an ISO date such as `2025-03-31` as "March 31, 2025". */
export function Day({ date }: { date: string }) {
  const [year, month, day] = date.split("-").map(Number)
  return <time dateTime={date}>{`${months[Number(month) - 1]} ${day}, ${year}`}</time>
}
