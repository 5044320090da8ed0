/** @jest-environment jsdom */
import { readFileSync } from "node:fs"
import { render } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { restPosition } from "../../browser/seam"
import { Seam } from "./seam"

test("only a first view's picture is divided in the HTML; with the script every one is", () => {
  const drawn = <i>drawn</i>
  expect(renderToStaticMarkup(<Seam drawn={drawn}>made</Seam>)).not.toContain("<i>")
  expect(
    renderToStaticMarkup(
      <Seam first drawn={drawn}>
        made
      </Seam>,
    ),
  ).toContain("<i>")
  expect(render(<Seam drawn={drawn}>made</Seam>).container.querySelector("[data-divided] i")).not.toBeNull()
})

test("a picture may say where the seam rests on it", () => {
  const { container } = render(
    <Seam rest={18} drawn={null}>
      made
    </Seam>,
  )
  expect(container.querySelector("span")?.style.getPropertyValue("--rest")).toBe("0.18")
})

test("the slider begins where the styles let the seam rest", () => {
  const [, place] = /--rest: ([\d.]+);/.exec(readFileSync("src/styles/global.css", "utf8")) ?? []
  expect(100 * Number(place)).toBe(restPosition)
})
