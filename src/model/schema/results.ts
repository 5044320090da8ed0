import path from "node:path"

/** Where the raw results of the ledger's claims are. */
export const resultsFolder = "content/claims/results"

/** Whether a file of the project is a raw result. */
export const isResult = (file: string): boolean =>
  path.posix.dirname(file) === resultsFolder && /\.(?:json|txt)$/.test(file)
