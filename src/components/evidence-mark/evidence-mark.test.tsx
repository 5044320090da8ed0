import { render } from "@testing-library/react"
import { EvidenceMark } from "./evidence-mark"

const markOf = (evidence: { sample: boolean; to: string | null } | null) => {
  const { container } = render(<EvidenceMark evidence={evidence} />)
  return { words: container.textContent, to: container.querySelector("a")?.getAttribute("href") }
}

test("figures that are made up say so, and lead to the ledger if there is one", () => {
  const linked = markOf({ sample: true, to: "/proof/#one" })
  expect(linked).toEqual({ words: expect.stringMatching(/sample/i), to: "/proof/#one" })
  expect(markOf({ sample: true, to: null })).toEqual({ ...linked, to: undefined })
})

test("measured figures lead to what proves them, and say nothing where nothing can be read", () => {
  expect(markOf({ sample: false, to: "/proof/#one" }).to).toBe("/proof/#one")
  expect(markOf({ sample: false, to: "/proof/#one" }).words).not.toMatch(/sample/i)
  expect(markOf({ sample: false, to: null }).words).toBe("")
  expect(markOf(null).words).toBe("")
})
