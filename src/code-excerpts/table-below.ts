/** The first table of a section of Markdown as plain words, its head first, and the first date in that section. */
type DatedTable = { head: string[]; rows: string[][]; date: string }

/** Reads the table below a heading. It is empty if there is no such heading or table. */
export function tableBelow(markdown: string, heading: string): DatedTable {
  const section = sectionOf(markdown.split(/\r?\n/), heading)
  const table = section.filter((line) => line.startsWith("|")).map(cellsOf)
  const [head = [], ...rows] = table.filter((cells) => !cells.every((cell) => /^:?-+:?$/.test(cell)))
  const [date = ""] = /\d{4}-\d\d-\d\d/.exec(section.join("\n")) ?? []
  return { head, rows, date }
}

function sectionOf(lines: readonly string[], heading: string): string[] {
  const at = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, "") === heading)
  if (at === -1) return []
  const below = lines.slice(at + 1)
  const next = below.findIndex((line) => line.startsWith("#"))
  return next === -1 ? below : below.slice(0, next)
}

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map(plain)

/** Words without links, code marks and spaces around them. A link in brackets goes as a whole. */
const plain = (cell: string) =>
  cell
    .replaceAll(/ \(\[[^\]]+\]\([^)]+\)\)/g, "")
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replaceAll("`", "")
    .trim()
