/** An edit of a text: `by` replaces the part from `start` to `end`. */
export type Edit = { start: number; end: number; by: string }

export function applyEdits(text: string, edits: readonly Edit[]): string {
  let at = 0
  const parts: string[] = []
  for (const { start, end, by } of edits) {
    parts.push(text.slice(at, start), by)
    at = end
  }
  return parts.join("") + text.slice(at)
}
