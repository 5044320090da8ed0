import type { LineFault } from "../fault"

/** Faults of one file, each reason told once: a drawing may have the same on hundreds of its lines. */
export function listFaults() {
  const found = new Map<string, { line: number; count: number }>()
  return {
    add(line: number, reason: string) {
      const { line: first, count } = found.get(reason) ?? { line, count: 0 }
      found.set(reason, { line: first, count: count + 1 })
    },
    list: (): LineFault[] =>
      [...found].map(([reason, { line, count }]) => ({
        line,
        reason: count === 1 ? reason : `${reason} (${count} times)`,
      })),
  }
}
