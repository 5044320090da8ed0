import { prefersReducedMotion } from "./prefers-reduced-motion"

/** The seam: the line between drawn and made, at the same share of each picture's width (`--seam` on its element). */

/** Where the seam stands before the visitor moves it, in percent. */
export const middle = 50

/** How long the seam takes to come in, in milliseconds. The pictures are finished before (seam.module.css). */
const arrival = 900

let position = middle
const pictures = new Set<HTMLElement>()
const listeners = new Set<() => void>()

/** Returns the seam's position in percent of a picture's width: 0 is all made, 100 all drawn. */
export const seam = () => position

/** Calls the listener when the seam moves; returns a function that removes it. */
export function onSeam(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A `ref` for a picture with the seam. One variable on the root would restyle the whole page at each move. */
export function followSeam(picture: HTMLElement | null): (() => void) | undefined {
  if (!picture) return undefined
  picture.style.setProperty("--seam", `${position}%`)
  pictures.add(picture)
  return () => {
    pictures.delete(picture)
  }
}

/** Moves the seam in every picture of the page. */
export function moveSeam(percent: number) {
  position = Math.min(100, Math.max(0, Math.round(percent)))
  for (const picture of pictures) picture.style.setProperty("--seam", `${position}%`)
  for (const listener of listeners) listener()
}

export function saveSeam() {
  try {
    localStorage.setItem("seam", String(position))
  } catch {
    // Storage fails in private windows and on full disks.
  }
}

/** Brings the seam in from the start of the line once in a document, or puts it there at once where no motion is wanted. */
export function restoreSeam() {
  const { dataset } = document.documentElement
  if (dataset.seam !== undefined) return
  const kept = readKept()
  if (prefersReducedMotion()) {
    dataset.seam = ""
    moveSeam(kept)
    return
  }
  dataset.seam = "coming"
  moveSeam(0)
  requestAnimationFrame(() => requestAnimationFrame(() => moveSeam(kept)))
  setTimeout(() => (dataset.seam = ""), arrival)
}

function readKept(): number {
  try {
    const kept = localStorage.getItem("seam")
    return kept !== null && /^\d{1,3}$/.test(kept) ? Number(kept) : middle
  } catch {
    return middle
  }
}
