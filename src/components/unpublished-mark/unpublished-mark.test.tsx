/** @jest-environment jsdom */
import { render } from "@testing-library/react"
import { UnpublishedMark } from "./unpublished-mark"

const textOf = (reason: string | null) => render(<UnpublishedMark reason={reason} />).container.textContent

test("it says why an entry is not published, and nothing about one that is", () => {
  expect(textOf("is a draft")).toMatch(/is a draft$/)
  expect(textOf(null)).toBe("")
})

test("a build has no such mark", () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" })
  expect(textOf("is a draft")).toBe("")
  jest.restoreAllMocks()
})
