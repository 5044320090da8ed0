/** Formats rows of cells as aligned lines: the first column to the left, the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? ""
        return column === 0 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join("  ")
      .trimEnd()
  return rows.map(line).join("\n")
}

/** Formats of milliseconds, kilobytes and ratios in tables. */
export const ms = (value: number) => (Number.isNaN(value) ? "–" : value.toFixed(0))
export const kB = (bytes: number) => (bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)
export const times = (ratio: number) => `×${ratio.toFixed(2)}`
