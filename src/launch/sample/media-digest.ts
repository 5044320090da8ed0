import { readFileSync } from "node:fs"
import { unixLines } from "../../text/unix-lines"
import { shortDigest } from "./sentences"

/** The digest of a picture or video. Git on Windows changes the line ends of drawings. */
export function mediaDigest(file: string): number {
  const bytes = readFileSync(file)
  return shortDigest(file.endsWith(".svg") ? unixLines(bytes.toString("utf8")) : bytes)
}

/** Signs that any site may have: logos of networks and technologies, the marks of list entries and of the hero's words. */
export const isCommonIcon = (file: string): boolean =>
  /^content\/(?:icons|lists|pages\/home\/words)\/.*\.svg$/.test(file)
