import type { Place } from "../../accessibility-tree/accessibility-tree"
import { indexElements } from "../../accessibility-tree/element-index"

/** A mark: what stands in it, and the element that it stands at. */
export type Mark = Required<Place> & { label: string }

type Point = { x: number; y: number }

/** How far a mark stands from its element's corner, where its leader ends, and how much room each takes. */
const away = 18
const room = { wide: 30, high: 19 }

/** How near a mark comes to the page's edge. */
const least = 2

/** How often a mark makes way for others at the same place. */
const mostSteps = 8

/**
 * Draws marks over the page, at the elements that they belong to. They are parts of the document, so they scroll with it,
 * and are put in place again when it changes.
 * @param panel what is no part of the page.
 * @param onShown is told which marks have a place.
 */
export function drawMarks(
  sheet: HTMLElement,
  marks: readonly Mark[],
  panel: HTMLElement | null,
  onShown: (shown: ReadonlySet<number>) => void,
) {
  const header = document.querySelector("header")
  const drawn = marks.map(({ label }) => part("hear-mark", label))
  const frame = part("hear-frame")
  sheet.replaceChildren(frame, ...drawn)
  let elements = find(marks, panel)
  let chosen = -1
  let told = ""
  let waiting = 0

  function place() {
    waiting = 0
    if (elements.some((element) => element?.isConnected === false)) elements = find(marks, panel)
    // All is read before anything is written, so that the page is laid out once.
    const origin = sheet.getBoundingClientRect()
    const top = header?.getBoundingClientRect().bottom ?? 0
    const boxes = elements.map((element) => boxOf(element))
    const taken: Point[] = []
    boxes.forEach((box, index) => {
      const mark = drawn[index]
      if (!mark) return
      const isInHeader = header?.contains(elements[index] ?? null)
      mark.hidden = !box || (box.top < top && !isInHeader)
      if (!box) return
      // The header stays at the window's upper end, and so do its marks.
      const y = (isInHeader ? Math.max(box.top - away, least) : box.top - away) - origin.top
      const at = freePlace({ x: box.left - origin.left - away, y }, taken)
      taken.push(at)
      mark.style.translate = `${at.x}px ${at.y}px`
      mark.toggleAttribute("data-chosen", index === chosen)
    })
    const box = boxes[chosen]
    frame.hidden = !box
    if (box) {
      frame.style.translate = `${box.left - origin.left}px ${box.top - origin.top}px`
      frame.style.width = `${box.width}px`
      frame.style.height = `${box.height}px`
    }
    const shown = boxes.flatMap((each, index) => (each ? index : []))
    if (told === shown.join()) return
    told = shown.join()
    onShown(new Set(shown))
  }
  const placeSoon = () => {
    waiting ||= requestAnimationFrame(place)
  }
  const sizes = new ResizeObserver(placeSoon)
  sizes.observe(document.body)
  const events = ["scroll", "resize", "toggle", "transitionend", "load"]
  for (const event of events) window.addEventListener(event, placeSoon, true)
  place()

  return {
    /** Brings a mark's element into view, and frames it. */
    choose(index: number) {
      chosen = index
      const box = boxOf(elements[index])
      if (box)
        window.scrollTo({ top: window.scrollY + box.top - window.innerHeight / 4, behavior: "instant" })
      place()
    },
    remove() {
      sizes.disconnect()
      for (const event of events) window.removeEventListener(event, placeSoon, true)
      cancelAnimationFrame(waiting)
      sheet.replaceChildren()
    },
  }
}

/** The element of each mark. A page's script may have taken some away. */
function find(marks: readonly Mark[], panel: HTMLElement | null) {
  const index = indexElements(document.body, panel)
  return marks.map(({ key, nth }) => index.get(key)?.[nth])
}

/** Where an element is shown, if it is. */
function boxOf(element: Element | undefined): DOMRect | undefined {
  if (!element) return undefined
  // Safari has it from 17.4 on. Before, only what takes no room is known to be hidden.
  if ("checkVisibility" in element && !element.checkVisibility({ visibilityProperty: true })) return undefined
  const box = element.getBoundingClientRect()
  return box.width + box.height > 0 ? box : undefined
}

/** The nearest place for a mark that no other has, to its right. */
function freePlace({ x, y }: Point, taken: readonly Point[]): Point {
  const at = { x: Math.max(least, Math.round(x)), y: Math.max(least, Math.round(y)) }
  const isTaken = (other: Point) =>
    Math.abs(other.x - at.x) < room.wide && Math.abs(other.y - at.y) < room.high
  for (let step = 0; step < mostSteps && taken.some(isTaken); step++) at.x += room.wide
  return at
}

function part(name: string, text = ""): HTMLElement {
  const element = document.createElement("span")
  element.className = name
  element.textContent = text
  return element
}
