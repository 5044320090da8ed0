import { expect, test } from "../helpers/base"
import { owner, routes } from "../../test/pages"

test("R1: the sample has every page that the requirements list", () => {
  const articles = ["portfolio-blog", "netflix-blog", "alaikoo-blog"].map((slug) => `/${slug}/`)
  const states = ["texas", "california", "florida"].map((state) => `/web-design-${state}/`)
  const studies = `zync dentaledge 3DIphone xora spotify ${owner.slug}verse netflix talkzy alaikoo frac wavify`
  const named = [...articles, ...states, ...studies.split(" ").map((slug) => `/work/${slug}/`)]
  expect(routes).toEqual(expect.arrayContaining(named))
})
