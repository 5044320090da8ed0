const format = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
  useGrouping: false,
})

/** A whole amount of US dollars as the site writes it: `$1500`. */
export const dollars = (amount: number): string => format.format(amount)
