const braces = "has braces, which are code here; write \\{ for a brace"

/** What the owner can do, by the part of the compiler that stopped. Its own words are about code, and count from the body's first line. */
const reasons: Readonly<Record<string, (message: string) => string>> = {
  "micromark-extension-mdx-jsx": signReason,
  "mdast-util-mdx-jsx": tagReason,
  "micromark-extension-mdx-expression": (message) =>
    message.includes("end of file") ? "has a { without its end; write \\{ for the character itself" : braces,
  "micromark-extension-mdxjs-esm": () =>
    "has a line that begins with import or export, which is code; begin the line with another word",
}

/** Says for the owner why a body does not compile. `source` is the part that stopped, `message` its words. */
export function compileReason(source: unknown, message: string): string {
  const reason = reasons[String(source)]?.(message)
  return reason ?? "has a part that reads as code; write \\< and \\{ for these characters themselves"
}

/** A < that begins no tag: HTML's comment, an address, or less than. */
function signReason(message: string): string {
  if (message.includes("`!` (U+0021)"))
    return "has a comment of HTML, which Markdown does not take here; write {/* words */}, which nobody sees"
  if (/`[@/:]` \(U\+/.test(message))
    return "has an address between < and >, which reads as a tag; write it alone, or as [words](address)"
  if (/attribute value/.test(message))
    return 'has a tag with words that lack their quotes; write title="words", or \\< for the character itself'
  return "has a < that begins no tag; write \\< for the character itself"
}

/** A tag without its end, or an end without its beginning. */
function tagReason(message: string): string {
  const [, tag = ""] = /`<\/?([^\s>`/]*)/.exec(message) ?? []
  if (tag === "br") return "has a <br> without its slash; write <br />"
  if (!tag)
    return "has an end such as </kbd> without its beginning; take it out, or write \\< for the character itself"
  return `has a <${tag}> without its end, or with its end in another paragraph; write </${tag}>, or \\< for the character itself`
}
