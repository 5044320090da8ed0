import { minifyCss, withBaseFirst } from "./minify-css"
import markBase from "./base-loader"

test("what every page has comes before the rules of single parts, in its own order, wherever webpack joins it", () => {
  const sheets = [".a{left:0}", markBase(".columns>*{left:1px}"), ".b{right:0}", markBase(".lead{top:0}")]
  const joined = sheets.join("\n")
  expect(minifyCss({ "styles.css": joined }).code).toBe(
    ".columns>*{left:1px}.lead{top:0}.a{left:0}.b{right:0}",
  )
  expect(withBaseFirst(".a{left:0}")).toBe(".a{left:0}")
})
