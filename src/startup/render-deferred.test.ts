/** @jest-environment jsdom */
import { renderDeferred } from "./render-deferred"

const { dataset } = document.documentElement
const waiting = () => document.querySelectorAll("[data-deferred]").length
const isFresh = () => "fresh" in dataset

/** Runs what waits for an idle moment, and what waits for a frame. */
const idle: (() => void)[] = []
const frames: (() => void)[] = []

beforeEach(() => {
  idle.length = 0
  Object.assign(window, {
    requestIdleCallback: (then: () => void) => idle.push(then),
    requestAnimationFrame: (then: () => void) => frames.push(then),
  })
  dataset["fresh"] = ""
  document.body.innerHTML = "<p data-deferred></p><p data-deferred></p>"
})

/** Starts, and waits until the fonts are there. */
async function start() {
  renderDeferred()
  await Promise.resolve()
}

test("lays out each part at an idle moment, after the frame of the one before", async () => {
  await start()
  expect(waiting()).toBe(2)
  idle.shift()?.()
  expect(waiting()).toBe(1)
  expect(idle).toHaveLength(0)
  frames.shift()?.()
  idle.shift()?.()
  expect(waiting()).toBe(0)
  expect(isFresh()).toBe(true)
  frames.shift()?.()
  idle.shift()?.()
  expect(isFresh()).toBe(false)
})

test("waits for the fonts, which would lay out the parts again", async () => {
  const arrivals: (() => void)[] = []
  const fonts = new Promise<void>((resolve) => arrivals.push(resolve))
  window.startup = { queuedClick: () => undefined, fallBack: () => {}, own: undefined, fonts }
  await start()
  expect(idle).toHaveLength(0)
  for (const come of arrivals) come()
  await fonts
  expect(idle).toHaveLength(1)
  delete window.startup
})

test("does nothing on a page that is laid out at once", async () => {
  delete dataset["fresh"]
  await start()
  expect(idle).toHaveLength(0)
  expect(waiting()).toBe(2)
})
