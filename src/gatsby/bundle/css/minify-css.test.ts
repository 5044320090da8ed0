import { minifyCss, minifyWholeCss, withBaseFirst } from "./minify-css"
import markBase from "./base-loader"

test("what every page has comes before the rules of single parts, in its own order, wherever webpack joins it", () => {
  const sheets = [".a{left:0}", markBase(".columns>*{left:1px}"), ".b{right:0}", markBase(".lead{top:0}")]
  const joined = sheets.join("\n")
  expect(minifyCss({ "styles.css": joined }).code).toBe(
    ".columns>*{left:1px}.lead{top:0}.a{left:0}.b{right:0}",
  )
  expect(withBaseFirst(".a{left:0}")).toBe(".a{left:0}")
})

test("declarations have one order, and what overrides another stays after it; rules that override all are joined at the end", async () => {
  const sheet =
    "@media print{.a{color:red}}.a{margin-top:1px;margin:0;display:grid}@media (scripting:none){.b{top:0}}@media print{.b{color:red}}.b{left:0}"
  const { code } = await minifyWholeCss({ "styles.css": sheet })
  expect(code).toMatch(
    /@media \(scripting:none\)\s*\{\.b\{top:0\}\}@media print\s*\{\.a\{color:red\}\.b\{color:red\}\}$/,
  )
  expect(code).toContain(".a{display:grid;margin:0}")
})
