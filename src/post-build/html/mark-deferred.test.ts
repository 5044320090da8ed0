import { firstViewEnd } from "../../startup/first-view-end"
import { markDeferred } from "./mark-deferred"

const marked = (html: string) =>
  [...markDeferred(html).matchAll(/<\w+ data-deferred[^>]*>(\w+)/g)].map(([, name]) => name)
const list = (tag: string, count: number) =>
  Array.from({ length: count }, (_, index) => `<${tag}>n${index + 1}</${tag}>`).join("")

test.each([
  [
    "all but the first section below the first view",
    `<main><div><h1>title</h1><template id="${firstViewEnd}"></template>${list("section", 3)}</div></main>`,
    ["n2", "n3"],
  ],
  ["a long text's later parts", `<div data-parts="8">${list("p", 10)}</div>`, ["n9", "n10"]],
  ["a section's later cards", `<ul data-parts="3">${list("li", 5)}</ul>`, ["n4", "n5"]],
  ["all but the first of a section's groups", `<div data-parts="1">${list("div", 3)}</div>`, ["n2", "n3"]],
  ["the footer's parts", `<footer class="a b">${list("div", 2)}</footer>`, ["n1", "n2"]],
])("marks %s, and a second run changes nothing", (_, html, names) => {
  expect(marked(html)).toEqual(names)
  const once = markDeferred(html)
  expect(markDeferred(once)).toBe(once)
  expect(once.replaceAll(" data-deferred", "")).toBe(html)
})
