/** @jest-environment jsdom */
import { indexElements, keyOf } from "./element-index"

const page = (html: string) => {
  document.body.innerHTML = html
  return document.body
}

test("an element is found again though the page's script added others", () => {
  page("<h2><span>Work</span></h2><p>One</p><p>Two</p>")
  const [heading, second] = ["h2", "p + p"].map((name) => document.querySelector(name))
  const keys = [heading, second].map((element) => element && keyOf(element))
  page(
    "<aside><p>New</p></aside><h2><span>Work</span><span aria-hidden=true>Work</span><input></h2><p>One</p><p>Two</p>",
  )
  const index = indexElements(document.body)
  expect(keys.map((key) => index.get(key ?? "")?.[0]?.textContent)).toEqual(["WorkWork", "Two"])
})

test("what is hidden from screen readers is one silent element, apart from what is heard", () => {
  page("<p>A<span aria-hidden=true><b>B</b></span></p><b>B</b>")
  const index = indexElements(document.body)
  const all = [...index.values()].flat().map(({ localName }) => localName)
  expect(all).toEqual(["body", "p", "span", "b"])
})

test("the panel itself is left out", () => {
  page("<p>A</p><section><p>A</p></section>")
  const index = indexElements(document.body, document.querySelector("section"))
  expect([...index.values()].flat()).toHaveLength(2)
})
