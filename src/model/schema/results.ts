import path from "node:path"

export const resultsFolder = "content/claims/results"

export const isResult = (file: string): boolean =>
  path.posix.dirname(file) === resultsFolder && /\.(?:json|txt)$/.test(file)
