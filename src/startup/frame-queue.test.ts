/** @jest-environment jsdom */
import { queueFrame } from "./frame-queue"

/** Runs what waits for an idle moment, and what waits for a frame. */
const idle: (() => void)[] = []
const frames: (() => void)[] = []
const isHidden = jest.spyOn(document, "hidden", "get")

beforeEach(() => {
  Object.assign(window, {
    requestIdleCallback: (then: () => void) => idle.push(then),
    requestAnimationFrame: (then: () => void) => frames.push(then),
  })
})

test("each step waits for an idle moment, and for the frame of the step before", () => {
  isHidden.mockReturnValue(false)
  const steps: string[] = []
  for (const name of ["fonts", "sheet"]) queueFrame(() => steps.push(name))
  expect(steps).toEqual([])
  idle.shift()?.()
  expect(steps).toEqual(["fonts"])
  expect(idle).toHaveLength(0)
  frames.shift()?.()
  idle.shift()?.()
  expect(steps).toEqual(["fonts", "sheet"])
  frames.shift()?.()
})

test("a page that is not visible does all steps, although it has no frames", () => {
  isHidden.mockReturnValue(true)
  const steps: string[] = []
  for (const name of ["fonts", "sheet"]) queueFrame(() => steps.push(name))
  while (idle.length > 0) idle.shift()?.()
  expect(steps).toEqual(["fonts", "sheet"])
})
