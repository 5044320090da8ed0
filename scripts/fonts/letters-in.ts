import { readFileSync } from "node:fs"
import path from "node:path"
import { filesOf } from "../../src/model/read/files"

/** The letters beyond basic Latin that a project's content has, each once, in order. */
export function lettersIn(root: string): string {
  const texts = filesOf(root)
    .filter((file) => /^content\/.+\.(?:json|mdx)$/.test(file))
    .map((file) => readFileSync(path.join(root, file), "utf8"))
  const letters = new Set(
    texts
      .join("")
      .normalize("NFC")
      .match(/[^\p{ASCII}]/gu),
  )
  return [...letters]
    .filter((letter) => /\p{L}/u.test(letter))
    .toSorted()
    .join("")
}
