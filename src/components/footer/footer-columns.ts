import { joinList } from "../../text/locale/join-list"

type Link = { readonly label: string; readonly to: string }
type Column = { readonly title: string; readonly links: readonly Link[] }

/**
 * The footer's columns that have links. One with a single link would look lost: all links then stand in a row, whose name
 * for screen readers is that of all columns.
 */
export function footerColumns(
  columns: readonly Column[],
  language: string,
): { name: string; isRow: boolean; links: Link[] }[] {
  const filled = columns.filter(({ links }) => links.length > 0)
  if (filled.every(({ links }) => links.length > 1))
    return filled.map(({ title, links }) => ({ name: title, isRow: false, links: [...links] }))
  const name = joinList(
    filled.map(({ title }) => title),
    language,
  )
  return [{ name, isRow: true, links: filled.flatMap(({ links }) => links) }]
}
