import { existsSync, readFileSync, readdirSync } from "node:fs"

const pageSize = 4096

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

/**
 * The memory that a process and all below it have in use, in bytes: the sum of what each has resident, from
 * /proc. What several share is counted for each of them, so the sum is rather too high. NaN where there is no /proc.
 */
export function residentMemory(root: number): number {
  if (!existsSync("/proc/self/statm")) return Number.NaN
  const parents = new Map(processes().map((id) => [id, orElse(() => parentOf(id), undefined)]))
  const childrenOf = (id: string) => [...parents.keys()].filter((child) => parents.get(child) === id)
  const below = (id: string): string[] => [id, ...childrenOf(id).flatMap(below)]
  return below(String(root)).reduce((sum, id) => sum + orElse(() => residentOf(id), 0), 0)
}
