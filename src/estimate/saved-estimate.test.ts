/** @jest-environment jsdom */
import { draftDays } from "../browser/storage-keys"
import { inDigits } from "./dated"
import { dayOf } from "../calendar/dates"
import { saveEstimate, savedEstimate } from "./saved-estimate"

const day = dayOf("2026-11-27")
const search = `?pages=8&sells=shop&dated=${inDigits(day)}`

beforeEach(() => localStorage.clear())

test("an estimate is kept for as long as a draft, and then removed", () => {
  saveEstimate(search)
  expect(savedEstimate(day)).toBe(search)
  expect(savedEstimate(day + draftDays - 1)).toBe(search)
  expect(savedEstimate(day + draftDays)).toBe("")
  expect(localStorage).toHaveLength(0)
})

test("starting over removes it", () => {
  saveEstimate(search)
  saveEstimate("")
  expect(localStorage).toHaveLength(0)
})

test.each([
  '{"name":7}',
  "?pages=8",
  "?pages=<b>&dated=20261127",
  "?pages=8&dated=20990101",
  "https://evil.example",
])("%s is no estimate, and is removed", (text) => {
  localStorage.setItem("estimate", text)
  expect(savedEstimate(day)).toBe("")
  expect(localStorage).toHaveLength(0)
})

const refused = () => {
  throw new DOMException("Refused", "SecurityError")
}

test("where storage is refused, nothing is kept and nothing breaks", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refused)
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refused)
  saveEstimate(search)
  expect(savedEstimate(day)).toBe("")
  jest.restoreAllMocks()
})
