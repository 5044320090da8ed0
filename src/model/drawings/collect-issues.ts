import type { LineIssue } from "../errors/content-issue"

/** Collects the errors of one file, each reason once: a drawing may repeat one on hundreds of lines. */
export function collectIssues() {
  const found = new Map<string, { line: number; count: number }>()
  return {
    add(line: number, reason: string) {
      const { line: first, count } = found.get(reason) ?? { line, count: 0 }
      found.set(reason, { line: first, count: count + 1 })
    },
    list: (): LineIssue[] =>
      [...found].map(([reason, { line, count }]) => ({
        line,
        reason: count === 1 ? reason : `${reason} (${count} times)`,
      })),
  }
}
