import { existsSync, readFileSync, readdirSync } from "node:fs"

const ticksPerSecond = 100

const processes = () => readdirSync("/proc").filter((name) => /^\d+$/.test(name))

/** A process's parent. The name before it is in parentheses and may contain anything. */
const parentOf = (id: string) => readFileSync(`/proc/${id}/stat`, "utf8").split(") ").pop()?.split(" ")[1]

/** A process's proportional set size in bytes: what several processes share is divided among them. */
const memoryOf = (id: string) =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, "utf8"))?.[1] ?? 0) * 1024

/** Reads a value or returns a fallback, as a process may end during the read. */
function orElse<T>(read: () => T, fallback: T): T {
  try {
    return read()
  } catch {
    return fallback
  }
}

/** The processor time of a process and its ended children, in hundredths of a second. */
const usedBy = (id: string) => {
  const after = readFileSync(`/proc/${id}/stat`, "utf8").split(") ").pop()?.split(" ") ?? []
  return after.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
}

/**
 * The usage of a process and its descendants, from /proc; NaN without it. Memory is in bytes. Processor time in seconds does
 * not depend on other work on the machine.
 */
export function usage(root: number): { memory: number; processor: number } {
  if (!existsSync("/proc/self/smaps_rollup")) return { memory: Number.NaN, processor: Number.NaN }
  const parents = new Map(processes().map((id) => [id, orElse(() => parentOf(id), undefined)]))
  const childrenOf = (id: string) => [...parents.keys()].filter((child) => parents.get(child) === id)
  const below = (id: string): string[] => [id, ...childrenOf(id).flatMap(below)]
  const all = below(String(root))
  const sum = (read: (id: string) => number) =>
    all.reduce((total, id) => total + orElse(() => read(id), 0), 0)
  return { memory: sum(memoryOf), processor: sum(usedBy) / ticksPerSecond }
}
