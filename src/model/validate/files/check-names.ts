import { forbiddenCharacter, nameOfCharacter } from "../../schema/characters"
import { unclosedBidiReason } from "../../schema/bidi"
import type { ContentIssue } from "../../errors/content-issue"

/** File systems allow 255 bytes. The build appends a picture's width to its name, and file names to a page's. */
const longest = 150

/** Characters with a special meaning in a URL or on some system: a host would not find the file. */
const unsafe = /[\p{Cc}%?#\\:*"<>|]/u
const edges = /^\s|[\s.]$/u
const ofWindows = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?:\.|$)/i
/** Unseen characters, but those that join the parts of an emoji or of words in some scripts. */
const unseen =
  /(?!\u200C|\u200D|\uFE0E|\uFE0F|[\u{E0020}-\u{E007F}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** Finds names that some system or host cannot store or tell apart. `files` as from `filesOf`. */
export function checkNames(files: readonly string[]): ContentIssue[] {
  const issues: ContentIssue[] = []
  /** Every file and folder as a case-insensitive system sees it. */
  const seen = new Map<string, string>()
  for (const file of files) {
    const folders = file.split("/")
    for (const [index, name] of folders.entries()) {
      const place = folders.slice(0, index + 1).join("/")
      const folded = place.normalize("NFC").toLowerCase()
      const other = seen.get(folded)
      if (other === place) continue
      seen.set(folded, other ?? place)
      const reason = reasonOf(name) ?? (other && `differs from ${other} in capital letters alone; rename one`)
      if (!reason) continue
      issues.push({ file, place: "", reason })
      break
    }
  }
  return issues
}

function reasonOf(name: string): string | undefined {
  const quoted = JSON.stringify(name)
  if (Buffer.byteLength(name) > longest) return `has a name of more than ${longest} letters; make it shorter`
  const [character] = unsafe.exec(name) ?? []
  if (character)
    return `has ${JSON.stringify(character)} in ${quoted}; use letters, digits and hyphens in names`
  const turned = unclosedBidiReason(name)
  if (turned) return `has a name that ${turned}`
  const control = forbiddenCharacter(name)
  if (control) return `has the control character ${control} in its name; rename it`
  const [hidden] = unseen.exec(name) ?? []
  if (hidden) return `has an invisible ${nameOfCharacter(hidden)} in its name; rename it`
  if (edges.test(name)) return `has a space or dot at the end of ${quoted}; take it out`
  return ofWindows.test(name)
    ? `has the name ${quoted}, which Windows keeps for itself; rename it`
    : undefined
}
