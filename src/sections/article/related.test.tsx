/** @jest-environment jsdom */
import { renderInSite } from "../../../test/site"
import { ArticleBody } from "./article-body"
import { Related } from "./related"
import en from "../../words/en.json"

test("the only article of a site, without a project, has no heading over nothing", () => {
  const { container } = renderInSite(<Related project={null} articles={[]} />)
  expect(container).toBeEmptyDOMElement()
})

test("the only article of a site has no list of others", () => {
  const article = { html: "<p>Words</p>", contents: [] }
  const { container } = renderInSite(<ArticleBody article={article} others={[]} />)
  expect(container).not.toHaveTextContent(en.articles.others)
})
