import { createHash } from "node:crypto"

/** A text's version, for a file's name: eight hexadecimal digits that change with the text. */
export const digestOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8)
