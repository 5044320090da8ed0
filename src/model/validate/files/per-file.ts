import { statSync } from "node:fs"

/**
 * Keeps what was found out about each file, as `npm start` checks after every change. A file is looked at again only if
 * its size or time has changed.
 * @param look finds it out, from the file's path.
 */
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
