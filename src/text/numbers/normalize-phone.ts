/** What people put between the digits of a number, and the signs of direction that come with one from an address book. */
const between = /[\s().[\]/\p{Pd}\p{Cf}]/gu

/**
 * A phone number as people type it, in the form that every phone dials: `0049 (0)30 123-456` is `+4930123456`. What is no
 * such number stays what it is, for its field to refuse.
 */
export const normalizePhone = (typed: string): string =>
  typed
    .normalize("NFKC")
    // In brackets stands what is dialed within the country alone.
    .replace(/^([\s\p{Cf}]*(?:\+|00)[^(]*)\(\s*0\s*\)/u, "$1")
    .replaceAll(between, "")
    .replace(/^00/, "+")
