import { type RefObject, useEffect, useRef, useState } from "react"

/** How many copies have to follow a list that slides by its own width, so that a row is full at any moment. */
export const copiesFor = (rowWidth: number, listWidth: number) =>
  listWidth > 0 ? Math.max(1, Math.ceil(rowWidth / listWidth)) : 1

/**
 * Counts the copies of an endless row, on any screen and for any number of entries.
 * @param sliding false where nothing slides and no copy is needed, as in the HTML.
 * @returns the row's ref, whose first child is the list, and the count.
 */
export function useCopies(sliding: boolean): [RefObject<HTMLDivElement | null>, number] {
  const row = useRef<HTMLDivElement>(null)
  const [copies, setCopies] = useState(1)
  useEffect(() => {
    const list = row.current?.firstElementChild
    if (!sliding || !row.current || !list) return undefined
    // It reports what is laid out, and so waits with what lies far below.
    const observer = new ResizeObserver(() => {
      if (row.current) setCopies(copiesFor(row.current.clientWidth, list.getBoundingClientRect().width))
    })
    observer.observe(row.current)
    observer.observe(list)
    return () => observer.disconnect()
  }, [sliding])
  return [row, sliding ? copies : 0]
}
