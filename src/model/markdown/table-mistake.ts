const dashes = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/

/** Why two lines are no start of a table: their columns differ. https://github.github.com/gfm/#tables-extension- */
export function tableReason(first: string, second: string): string | undefined {
  if (!second.includes("|") || !dashes.test(second) || !first.includes("|")) return undefined
  const [named, ruled] = [columnsOf(first), columnsOf(second)]
  return named === ruled
    ? undefined
    : `has a table with ${named} columns in its first row and ${ruled} in its row of dashes; make them alike`
}

const columnsOf = (row: string) =>
  row
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "")
    .split(/(?<!\\)\|/).length
