import { statSync } from "node:fs"

/** Remembers what `look` found out about a file until its size or time changes: `npm start` checks every time. */
export function perFile<Found>(look: (file: string) => Found): (file: string) => Found {
  const looked = new Map<string, { stamp: string; found: Found }>()
  return (file) => {
    const { size, mtimeMs } = statSync(file)
    const stamp = `${size} ${mtimeMs}`
    const known = looked.get(file)
    if (known?.stamp === stamp) return known.found
    const found = look(file)
    looked.set(file, { stamp, found })
    return found
  }
}
