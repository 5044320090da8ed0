/* Runs in a document before its own scripts: what the benchmark reads of controls and of what a tap has changed. */

const controls =
  "button, summary, select, textarea, input:not([type=hidden]), main a[href^='?'], main a[href^='#']"

const nameOf = (control) =>
  (
    control.ariaLabel ||
    control.labels?.[0]?.textContent ||
    control.textContent ||
    control.name ||
    control.type
  )
    .trim()
    .replace(/\s+/g, " ")
    .slice(0, 40)

/** The controls that a visitor can press, in the order of the document. Names tell equal ones apart by a number. */
window.listControls = () => {
  const seen = new Map()
  return [...document.querySelectorAll(controls)]
    .filter((control) => !control.disabled && control.tabIndex >= 0 && control.checkVisibility())
    .map((control) => {
      const name = `${control.localName} "${nameOf(control)}"`
      const count = (seen.get(name) ?? 0) + 1
      seen.set(name, count)
      return { control, name: count > 1 ? `${name} ${count}` : name }
    })
}

/** Scrolls to a control and returns its middle, or null if the document has no such control or it lies under another element. */
window.placeOf = (name) => {
  const control = window.listControls().find((each) => each.name === name)?.control
  if (!control) return null
  control.scrollIntoView({ block: "center", behavior: "instant" })
  const { x, y, width, height } = (control.labels?.[0] ?? control).getBoundingClientRect()
  const place = { x: x + width / 2, y: y + height / 2 }
  const top = document.elementFromPoint(place.x, place.y)
  return top && (control.contains(top) || control.labels?.[0]?.contains(top)) ? place : null
}

/** All that a tap may change, as a text to compare. */
window.stateOf = () => {
  const { href } = location
  const focus = document.activeElement
  const values = [...document.querySelectorAll(`${controls}, details, dialog, [popover], [aria-live]`)].map(
    (each) =>
      [
        each.value,
        each.checked,
        each.open,
        each.matches(":popover-open"),
        each.ariaExpanded,
        each.ariaPressed,
        each.ariaLabel,
        each.hasAttribute("aria-live") && each.textContent,
      ].join(),
  )
  const { scheme, motion } = document.documentElement.dataset
  return JSON.stringify([href, focus?.localName, focus && nameOf(focus), values, scheme, motion])
}
