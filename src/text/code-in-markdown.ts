import { fillIn } from "./fill-in"

/** Fenced code and code spans. An escaped backquote is plain. https://spec.commonmark.org/0.31.2/#code-spans */
const code =
  /^[ \t>]*(?:[-+*][ \t]+|\d+[.)][ \t]+)*(`{3,}(?=[^`\n]*$)|~{3,})[\s\S]*?(?:^[ \t>]*\1[`~]*[ \t]*$|(?![\s\S]))|(?<![\\`])(`+)(?!`)(?:(?!\n[ \t>]*\n)[\s\S])*?(?<!`)\2(?!`)/gm

/** Returns Markdown without its code. It keeps the line breaks, so that lines can be counted. */
export const withoutCode = (markdown: string): string =>
  markdown.replace(code, (found) => found.replaceAll(/[^\n]/g, ""))

/** Fills in the tokens of Markdown, as `fillIn` does for plain text. In code, braces are code. */
export function fillInMarkdown(markdown: string, values: Readonly<Record<string, string>>): string {
  let [filled, end] = ["", 0]
  for (const { 0: found, index } of markdown.matchAll(code)) {
    filled += fillIn(markdown.slice(end, index), values) + found
    end = index + found.length
  }
  return filled + fillIn(markdown.slice(end), values)
}
