import { createHash } from "node:crypto"

/** A text's digest for a file name: eight hexadecimal digits that change with the text. */
export const digestOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8)
