/** Formats a whole amount of US dollars: `$1500`. */
export const dollars = (amount: number): string => `$${amount}`
