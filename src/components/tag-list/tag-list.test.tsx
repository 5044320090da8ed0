/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { renderInSite } from "../../../test/site"
import { TagList } from "./tag-list"

const tags = [
  { name: "C#", path: "/ada-blogs/tags/c-sharp/", count: 2 },
  { name: "Speed", path: null, count: 1 },
]

test("each tag with a page links to it, and a list says how many articles each has", () => {
  renderInSite(<TagList tags={tags} label="Topics" counted />)
  expect(screen.getByRole("link", { name: "C# (2)" })).toHaveAttribute("href", "/ada-blogs/tags/c-sharp/")
  expect(screen.getAllByRole("link")).toHaveLength(1)
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["C# (2)", "Speed (1)"])
})

test("without tags nothing is left of it", () => {
  const { container } = renderInSite(<TagList tags={[]} label="Topics" />)
  expect(container).toBeEmptyDOMElement()
})
