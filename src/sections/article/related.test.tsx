/** @jest-environment jsdom */
import { render } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { ArticleBody } from "./article-body"
import { Related } from "./related"

test("the only article of a site, without a project, has no heading over nothing", () => {
  const { container } = render(<Related project={null} articles={[]} />)
  expect(container).toBeEmptyDOMElement()
})

test("the only article of a site has no list of others", () => {
  const article = { html: "<p>Words</p>", contents: [] }
  expect(renderToStaticMarkup(<ArticleBody article={article} others={[]} />)).not.toContain("Other articles")
})
