/**
 * The seam: the line between drawn and made. It rests where each picture's styles say, until the visitor moves it. From
 * then on it is at the same share of each picture's width (`--seam` on its element).
 */

/** Where the seam rests unless a picture says otherwise, in percent. The same as `--rest` in global.css. */
export const restPosition = 22

let position: number | undefined
const pictures = new Set<HTMLElement>()
const listeners = new Set<() => void>()

/** Returns the seam's position in percent of a picture's width: 0 is all made, 100 all drawn. */
export const seam = () => position ?? restPosition

/** Calls the listener when the seam moves; returns a function that removes it. */
export function onSeam(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A `ref` for a picture with the seam. One variable on the root would restyle the whole page at each move. */
export function followSeam(picture: HTMLElement | null): (() => void) | undefined {
  if (!picture) return undefined
  place(picture)
  pictures.add(picture)
  return () => {
    pictures.delete(picture)
  }
}

function place({ style }: HTMLElement) {
  if (position !== undefined) style.setProperty("--seam", String(position / 100))
}

/** Moves the seam in every picture of the page. */
export function moveSeam(percent: number) {
  position = Math.min(100, Math.max(0, Math.round(percent)))
  for (const picture of pictures) place(picture)
  for (const listener of listeners) listener()
}

export function saveSeam() {
  try {
    localStorage.setItem("seam", String(seam()))
  } catch {
    // Storage fails in private windows and on full disks.
  }
}

/** Puts the seam where the visitor left it at an earlier visit. */
export function restoreSeam() {
  if (position !== undefined) return
  try {
    const kept = localStorage.getItem("seam")
    if (kept !== null && /^\d{1,3}$/.test(kept)) moveSeam(Number(kept))
  } catch {
    // Storage may be refused.
  }
}
