import { createHash } from "node:crypto"

/** The SHA-256 digest of a raw result, by which a changed byte is noticed. */
export const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex")
