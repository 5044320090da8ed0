import { existsSync, readFileSync, readdirSync } from "node:fs"

const pageSize = 4096
const ticksPerSecond = 100

const processes = () => readdirSync("/proc").filter((name) => /^\d+$/.test(name))

/** A process's parent; the name before it is in brackets and may hold anything. */
const parentOf = (id: string) => readFileSync(`/proc/${id}/stat`, "utf8").split(") ").pop()?.split(" ")[1]
const residentOf = (id: string) => Number(readFileSync(`/proc/${id}/statm`, "utf8").split(" ")[1]) * pageSize

/** A process may end while it is looked at. */
function orElse<T>(read: () => T, fallback: T): T {
  try {
    return read()
  } catch {
    return fallback
  }
}

/** Processor time that a process and those of its children that have ended have used, in hundredths of a second. */
const usedBy = (id: string) => {
  const after = readFileSync(`/proc/${id}/stat`, "utf8").split(") ").pop()?.split(" ") ?? []
  return after.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0)
}

/**
 * What a process and all below it have in use, from /proc: memory in bytes, the sum of what each has resident
 * (what several share is counted for each of them, so it is rather too high); and the seconds that processors
 * have worked for them, which other work on the machine does not change. NaN where there is no /proc.
 */
export function usage(root: number): { memory: number; processor: number } {
  if (!existsSync("/proc/self/statm")) return { memory: Number.NaN, processor: Number.NaN }
  const parents = new Map(processes().map((id) => [id, orElse(() => parentOf(id), undefined)]))
  const childrenOf = (id: string) => [...parents.keys()].filter((child) => parents.get(child) === id)
  const below = (id: string): string[] => [id, ...childrenOf(id).flatMap(below)]
  const all = below(String(root))
  const sum = (read: (id: string) => number) =>
    all.reduce((total, id) => total + orElse(() => read(id), 0), 0)
  return { memory: sum(residentOf), processor: sum(usedBy) / ticksPerSecond }
}
