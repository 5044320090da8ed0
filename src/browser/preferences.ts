import { followScheme } from "./scheme-pictures"

/** The visitor's choices on this device. Each is stored, and is an attribute of the root element for the styles. */

export type Preferences = { scheme: "light" | "dark"; motion: "paused" }
type Name = keyof Preferences

const valid: readonly (readonly [Name, RegExp])[] = [
  ["scheme", /^(?:light|dark)$/],
  ["motion", /^paused$/],
]

const listeners = new Set<() => void>()

/** Returns the choice, or undefined if none was made, so that the visitor's system decides. */
export function preference(name: Name): string | undefined {
  return document.documentElement.dataset[name]
}

/** Sets and stores a choice, or removes it (undefined). Without storage it applies only to this page. */
export function setPreference<Key extends Name>(name: Key, value: Preferences[Key] | undefined) {
  const { dataset } = document.documentElement
  if (value === undefined) delete dataset[name]
  else dataset[name] = value
  try {
    if (value === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Storage fails in private windows and on full disks.
  }
  if (name === "scheme") followScheme()
  for (const listener of listeners) listener()
}

/** Calls the listener when a choice changes; returns a function that removes it. */
export function onPreference(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Restores stored choices before the first paint, so that no page flashes in the wrong scheme. */
export function restorePreferences() {
  try {
    for (const [name, values] of valid) {
      const value = localStorage.getItem(name)
      if (value && values.test(value)) document.documentElement.dataset[name] = value
    }
    if (preference("scheme")) followScheme()
  } catch {
    // Storage is blocked.
  }
}
