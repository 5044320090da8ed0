/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { renderInSite } from "../../../test/site"
import { onPaint } from "../../browser/visit"
import { OwnSeconds } from "./own-seconds"

jest.mock("../../browser/visit")

const words = {
  built: "is computed. It weighs",
  measured: "is what you saw. It weighs",
  slow: "is what your line took.",
  others: "Others",
  evidence: null,
}

/** The large figure, and the words beside it, for a visitor whose browser tells this time. */
function shown(time: number | undefined, own = words) {
  jest.mocked(onPaint).mockImplementation((then) => {
    if (time !== undefined) then({ time, largest: true })
    return () => {}
  })
  const { container } = renderInSite(
    <OwnSeconds words={own} figures={{ seconds: "0.7 s", first: "20 kB" }} />,
  )
  return { large: container.querySelector("[data-figure=seconds]")?.textContent, container }
}

test("the build's seconds stand until the browser has reported its own", () => {
  expect(shown(undefined).large).toBe("0.7 s")
  expect(screen.getByText(/is computed/)).toBeInTheDocument()
})

test("a good line's own seconds stand in their place", () => {
  expect(shown(2500).large).toBe("2.5 s")
  expect(screen.getByText(/is what you saw/)).toBeInTheDocument()
  expect(screen.queryByText(/your line took/)).toBeNull()
})

test("a slow line's stand beside them, in small, and are explained", () => {
  const { large, container } = shown(6140)
  expect(large).toBe("0.7 s")
  expect(screen.getByText(/is computed/)).toBeInTheDocument()
  expect(screen.getByText(/your line took/)).toHaveTextContent("6.1 s is what your line took.")
  expect(container.querySelector(".display")).not.toHaveTextContent("6.1")
})

test("without words for it a slow line is not spoken of", () => {
  const { large, container } = shown(6140, { ...words, slow: "" })
  expect(large).toBe("0.7 s")
  expect(container).not.toHaveTextContent("6.1")
})
