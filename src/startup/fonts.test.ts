import { faces } from "./faces"
import { setFonts } from "./fonts"

const add = jest.fn()

/** A browser whose fonts load as told. */
function browserWith(load: () => Promise<unknown>) {
  add.mockClear()
  Object.assign(window, { FontFace: jest.fn(() => ({ load })) })
  Object.assign(document, { fonts: { add } })
}

test("the fonts are set together, once all of them have come", async () => {
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

test("where one does not come, none is set", async () => {
  const loads = [() => Promise.resolve(), () => Promise.reject(new Error("offline"))]
  browserWith(() => (loads.pop() ?? (() => Promise.resolve()))())
  await setFonts()
  expect(add).not.toHaveBeenCalled()
})
