/** @jest-environment jsdom */
import { renderDeferred } from "./render-deferred"

const { dataset } = document.documentElement
const waiting = () => document.querySelectorAll("[data-deferred]").length
const isFresh = () => "fresh" in dataset

/** Runs what waits for an idle moment, and what waits for a frame. */
const idle: (() => void)[] = []
const frames: (() => void)[] = []

beforeEach(() => {
  Object.assign(window, {
    requestIdleCallback: (then: () => void) => idle.push(then),
    requestAnimationFrame: (then: () => void) => frames.push(then),
  })
  dataset["fresh"] = ""
  document.body.innerHTML = "<p data-deferred></p><p data-deferred></p>"
})

test("lays out each part at an idle moment, after the frame of the one before", () => {
  renderDeferred()
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

test("does nothing on a page that is laid out at once", () => {
  delete dataset["fresh"]
  renderDeferred()
  expect(idle).toHaveLength(0)
  expect(waiting()).toBe(2)
})
