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

test("A late drawing appears with the page's script, or at once without JavaScript", async () => {
  const late = <SpriteDrawing drawing={drawing} late />
  const html = renderToString(late)
  expect(html).toMatch(/<noscript>.*set\.svg#tower.*<\/noscript>/)
  const page = read(html)
  expect(drawingsOf(page)).toBe(0)
  const complain = jest.spyOn(console, "error")
  await act(async () => hydrateRoot(page, late))
  expect(drawingsOf(page)).toBe(1)
  expect(complain).not.toHaveBeenCalled()
})
