/** A whole amount of US dollars as the site writes it: `$1500`. */
export const dollars = (amount: number): string => `$${amount}`
