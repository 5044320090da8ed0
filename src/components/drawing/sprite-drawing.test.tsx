/** @jest-environment jsdom */
import { act } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { SpriteDrawing } from "./sprite-drawing"

const drawing = { alt: "A lighthouse", symbol: { address: "/drawings/set.svg#tower", viewBox: "0 0 24 24" } }

/** Parses HTML as a browser with JavaScript does, where the content of a noscript element is text. */
function read(html: string): HTMLElement {
  const page = document.createElement("div")
  page.innerHTML = html.replace(/<noscript>(.*?)<\/noscript>/g, "<noscript></noscript>")
  document.body.append(page)
  return page
}
const drawingsOf = (page: Element) => page.querySelectorAll("use").length

test("A drawing is in its page's HTML", () => {
  expect(drawingsOf(read(renderToString(<SpriteDrawing drawing={drawing} />)))).toBe(1)
})

/** Lets the test say when the elements that are observed come near. */
const observed = new Set<(entries: { isIntersecting: boolean }[]) => void>()
const approach = (isIntersecting: boolean) =>
  act(async () => observed.forEach((hear) => hear([{ isIntersecting }])))

beforeAll(() => {
  window.IntersectionObserver = Object(
    class {
      observe = () => {}
      disconnect = () => {}
      constructor(hear: (entries: { isIntersecting: boolean }[]) => void) {
        observed.add(hear)
      }
    },
  )
})
beforeEach(() => observed.clear())

const late = <SpriteDrawing drawing={drawing} late />

/** A page with a late drawing, as it is after hydration. */
async function hydrated() {
  const html = renderToString(late)
  expect(html).toMatch(/<noscript>.*set\.svg#tower.*<\/noscript>/)
  const page = read(html)
  const complain = jest.spyOn(console, "error")
  await act(async () => hydrateRoot(page, late))
  expect(complain).not.toHaveBeenCalled()
  expect(drawingsOf(page)).toBe(0)
  return page
}

test("A late drawing appears once the visitor is near it, or at once without JavaScript", async () => {
  const page = await hydrated()
  await approach(false)
  expect(drawingsOf(page)).toBe(0)
  await approach(true)
  expect(drawingsOf(page)).toBe(1)
})

test("A late drawing is there for printing", async () => {
  const page = await hydrated()
  await act(async () => window.dispatchEvent(new Event("beforeprint")))
  expect(drawingsOf(page)).toBe(1)
})
