import { createHash } from "node:crypto"
import { unixLines } from "../text/unix-lines"

/** The SHA-256 digest of a raw result, by which a change is noticed. Line ends do not count. */
export const digestOf = (text: string): string => createHash("sha256").update(unixLines(text)).digest("hex")
