/**
 * What the visitor has chosen on this device: the color scheme, and whether things move.
 * A choice is an attribute of the root element, which the styles follow, and is kept.
 */

/** The attributes, and what each can be set to. */
export type Preferences = { scheme: "light" | "dark"; motion: "paused" }
type Name = keyof Preferences

const listeners = new Set<() => void>()

/** The choice, or undefined where none was made and the visitor's system decides. */
export function preference(name: Name): string | undefined {
  return document.documentElement.dataset[name]
}

/** Makes a choice and keeps it, or takes it back. Where nothing can be kept, it holds for this page. */
export function setPreference<Key extends Name>(name: Key, value: Preferences[Key] | undefined) {
  const { dataset } = document.documentElement
  if (value === undefined) delete dataset[name]
  else dataset[name] = value
  try {
    if (value === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Storage is refused: private windows, full disks.
  }
  for (const listener of listeners) listener()
}

/** Calls back when a choice is made; returns how to stop. */
export function onPreference(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Brings kept choices back, before anything is painted: no page flashes in the wrong scheme. */
export function bringBackPreferences() {
  try {
    for (const name of ["scheme", "motion"]) {
      const value = localStorage.getItem(name)
      if (value && /^(light|dark|paused)$/.test(value)) document.documentElement.dataset[name] = value
    }
  } catch {
    // Storage is refused.
  }
}
