/** @jest-environment jsdom */
import { faces } from "./faces"
import { loadFonts } from "./fonts"

type Asked = { weight: string; display: string; unicodeRange: string }

const add = jest.fn<void, [{ file: string; asked: Asked; loaded: boolean }]>()
const usual = faces.filter(({ range }) => !range)

/** Stubs a browser whose fonts load with this function. */
function browserWith(load: () => Promise<unknown>) {
  add.mockClear()
  const face = jest.fn((_family: string, file: string, asked: Asked) => {
    const made = {
      file,
      asked,
      loaded: false,
      load: () => load().then(() => Object.assign(made, { loaded: true })),
    }
    return made
  })
  Object.assign(window, { FontFace: face })
  Object.assign(document, { fonts: { add, ready: Promise.resolve() } })
}

const applied = () => add.mock.calls.map(([font]) => font)

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
  for (const { file } of faces) expect(applied().map((font) => font.file)).toContain(`url(${file})`)
})

test("applies one face loaded, as each lays out all text again, and leaves the others to the browser", async () => {
  browserWith(() => Promise.resolve())
  await loadFonts()
  expect(applied().map(({ loaded }) => loaded)).toEqual([
    true,
    ...applied()
      .slice(1)
      .map(() => false),
  ])
  for (const { asked } of applied()) expect(asked.display).toBe("swap")
})

test("the faces of a family have all of its weights, each once", async () => {
  browserWith(() => Promise.resolve())
  await loadFonts()
  const [text] = usual
  const weights = applied().filter(({ file }) => file === `url(${text?.file})`)
  const bounds = weights.flatMap(({ asked }) => asked.weight.split(" ").map(Number))
  expect(bounds).toEqual([...new Set(bounds)].toSorted((a, b) => a - b))
  expect(`${bounds[0]} ${bounds.at(-1)}`).toContain(text?.weight.split(" ")[0])
  expect(bounds.at(-1)).toBe(Number(text?.weight.split(" ").at(-1)))
})

test("applies no font if one fails to load", async () => {
  const loads = [() => Promise.resolve(), () => Promise.reject(new Error("offline"))]
  browserWith(() => (loads.pop() ?? (() => Promise.resolve()))())
  await loadFonts()
  expect(add).not.toHaveBeenCalled()
})

test("leaves the files of further letters to the browser, which fetches them for a page that has some", async () => {
  const load = jest.fn(() => Promise.resolve())
  browserWith(load)
  await loadFonts()
  expect(load).toHaveBeenCalledTimes(usual.length)
  const ranges = faces.flatMap(({ range }) => range ?? [])
  for (const range of ranges) expect(applied().map(({ asked }) => asked.unicodeRange)).toContain(range)
})
