import type { Paper } from "./pdf-writer"

/** The regions that print on Letter. */
const onLetter = new Set(["US", "CA", "MX", "CL", "CO", "PH"])

/** The paper of a language's region. */
export const paperOf = (language: string): Paper =>
  onLetter.has(new Intl.Locale(language).maximize().region ?? "") ? "LETTER" : "A4"
