/**
 * Runs in every document before its own scripts: notes the click, the heading's paint, the largest picture's. Both
 * documents of a move use one clock, so moves with and without a new document compare.
 */
const key = "bench-move"
const now = () => performance.timeOrigin + performance.now()
const kept = () => JSON.parse(sessionStorage.getItem(key) ?? "{}")
const note = (name) => sessionStorage.setItem(key, JSON.stringify({ [name]: now(), ...kept() }))

/** Calls back once the document's current content has been painted. */
const painted = (then) =>
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener("message", then, { once: true })
    port1.start()
    port2.postMessage(undefined)
  })

const seenArea = (element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const width = Math.min(right, innerWidth) - Math.max(left, 0)
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
  return width > 0 && height > 0 && element.checkVisibility() ? width * height : 0
}

const largest = () =>
  [...document.querySelectorAll("img")]
    .map((image) => ({ image, area: seenArea(image) }))
    .filter(({ area }) => area > 0)
    .toSorted((a, b) => b.area - a.area)[0]?.image

let headingNoted = false
let awaited

const awaitPicture = () => {
  const image = largest()
  if (image === awaited) return
  awaited = image
  image
    ?.decode()
    .then(() => image === largest() && painted(() => note("picture")))
    .catch(() => {})
}

const look = () => {
  const { click, from, picture } = kept()
  if (click === undefined || picture !== undefined) return
  const heading = document.querySelector("h1")
  if (heading && heading.textContent !== from && seenArea(heading) > 0) {
    if (!headingNoted) painted(() => note("heading"))
    headingNoted = true
    awaitPicture()
  }
  requestAnimationFrame(look)
}

addEventListener(
  "click",
  () => {
    const from = document.querySelector("h1")?.textContent
    sessionStorage.setItem(key, JSON.stringify({ click: now(), from }))
    look()
  },
  { capture: true },
)
look()
