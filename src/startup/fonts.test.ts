/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react"
import { faces } from "./faces"
import { loadFonts } from "./fonts"

const add = jest.fn()
const face = jest.fn()
const usual = faces.filter(({ range }) => !range)

/** Stubs a browser whose fonts load with this function. */
function browserWith(load: () => Promise<unknown>) {
  add.mockClear()
  face.mockImplementation((family: string, _file: string, asked: object) => {
    const made = { family, asked, load: () => load().then(() => made) }
    return made
  })
  Object.assign(window, { FontFace: face })
  Object.assign(document, { fonts: { add } })
}

/** Waits until each family has had its frame. */
const allApplied = () => waitFor(() => expect(add).toHaveBeenCalledTimes(faces.length))

test("applies the fonts once all of them have loaded", async () => {
  const arrivals: (() => void)[] = []
  browserWith(() => new Promise<void>((resolve) => arrivals.push(resolve)))
  const done = loadFonts()
  expect(arrivals).toHaveLength(usual.length)
  arrivals.pop()?.()
  await Promise.resolve()
  expect(add).not.toHaveBeenCalled()
  for (const arrive of arrivals) arrive()
  await done
  await allApplied()
})

test("applies no font if one fails to load", async () => {
  const loads = [() => Promise.resolve(), () => Promise.reject(new Error("offline"))]
  browserWith(() => (loads.pop() ?? (() => Promise.resolve()))())
  await loadFonts()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(add).not.toHaveBeenCalled()
})

test("leaves the files of further letters to the browser, which fetches them for a page that has some", async () => {
  const load = jest.fn(() => Promise.resolve())
  browserWith(load)
  await loadFonts()
  await allApplied()
  expect(load).toHaveBeenCalledTimes(usual.length)
  const ranges = faces.flatMap(({ range }) => range ?? [])
  for (const unicodeRange of ranges)
    expect(add).toHaveBeenCalledWith(
      expect.objectContaining({ asked: expect.objectContaining({ unicodeRange, display: "swap" }) }),
    )
})
