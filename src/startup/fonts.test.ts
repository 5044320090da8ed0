import { faces } from "./faces"
import { setFonts } from "./fonts"

const add = jest.fn()

/** Stubs a browser whose fonts load with this function. */
function browserWith(load: () => Promise<unknown>) {
  add.mockClear()
  Object.assign(window, { FontFace: jest.fn(() => ({ load })) })
  Object.assign(document, { fonts: { add } })
}

test("applies the fonts together, once all of them have loaded", async () => {
  const arrivals: (() => void)[] = []
  browserWith(() => new Promise<void>((resolve) => arrivals.push(resolve)))
  const done = setFonts()
  arrivals.pop()?.()
  await Promise.resolve()
  expect(add).not.toHaveBeenCalled()
  for (const arrive of arrivals) arrive()
  await done
  expect(add).toHaveBeenCalledTimes(faces.length)
})

test("applies no font if one fails to load", async () => {
  const loads = [() => Promise.resolve(), () => Promise.reject(new Error("offline"))]
  browserWith(() => (loads.pop() ?? (() => Promise.resolve()))())
  await setFonts()
  expect(add).not.toHaveBeenCalled()
})
