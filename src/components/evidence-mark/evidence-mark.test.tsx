/** @jest-environment jsdom */
import { renderInSite } from "../../../test/site"
import { EvidenceMark } from "./evidence-mark"
import en from "../../words/en.json"

const markOf = (evidence: { isInvented: boolean; to: string | null } | null) => {
  const { container } = renderInSite(<EvidenceMark evidence={evidence} />)
  return { words: container.textContent, to: container.querySelector("a")?.getAttribute("href") }
}

test("figures that are made up say so, and lead to the ledger if there is one", () => {
  const linked = markOf({ isInvented: true, to: "/proof/#one" })
  expect(linked).toEqual({ words: en.evidence.sampleMark, to: "/proof/#one" })
  expect(markOf({ isInvented: true, to: null })).toEqual({ ...linked, to: undefined })
})

test("measured figures lead to what proves them, and say nothing where nothing can be read", () => {
  expect(markOf({ isInvented: false, to: "/proof/#one" }).to).toBe("/proof/#one")
  expect(markOf({ isInvented: false, to: "/proof/#one" }).words).toBe(en.evidence.measured)
  expect(markOf({ isInvented: false, to: null }).words).toBe("")
  expect(markOf(null).words).toBe("")
})
