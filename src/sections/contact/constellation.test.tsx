import { renderToStaticMarkup } from "react-dom/server"
import { fields } from "../../message/fields"
import { Constellation, cassiopeia } from "./constellation"
import { radii } from "./stars"

test("every field of the form has a line, and every line ends at a star", () => {
  expect(cassiopeia).toHaveLength(fields.length + 1)
  const html = renderToStaticMarkup(<Constellation />)
  for (const { name } of fields) expect(html).toContain(`data-field="${name}"`)
  for (const { x, y, radius } of cassiopeia) {
    expect(html).toContain(`M${x} ${y}h0`)
    expect(radii).toContain(radius)
  }
})
