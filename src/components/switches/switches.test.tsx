/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderInSite } from "../../../test/site"
import { restorePreferences, preference, setPreference } from "../../browser/preferences"
import { MotionSwitch, SchemeSwitch } from "./switches"

const root = document.documentElement

beforeEach(() => {
  localStorage.clear()
  delete root.dataset.motion
  setPreference("scheme", undefined)
})
afterAll(() => setPreference("scheme", undefined))

/** Runs the script in the head as on the next page load. */
function openPageAgain() {
  delete root.dataset.scheme
  delete root.dataset.motion
  restorePreferences()
}

const none = () => {}

test("the switched color scheme is kept on the next page", async () => {
  renderInSite(<SchemeSwitch />)
  await userEvent.click(screen.getByRole("button"))
  expect(root.dataset.scheme).toBe("dark")
  expect(screen.getByRole("button")).toHaveAttribute("aria-pressed", "true")
  openPageAgain()
  expect(preference("scheme")).toBe("dark")
})

test("after switching back to the system's scheme, the page follows the system again", async () => {
  renderInSite(<SchemeSwitch />)
  await userEvent.click(screen.getByRole("button"))
  await userEvent.click(screen.getByRole("button"))
  expect(root.dataset.scheme).toBeUndefined()
  openPageAgain()
  expect(preference("scheme")).toBeUndefined()
})

test("the switch follows a system that turns dark during the visit", () => {
  const state = { matches: false, media: "", onchange: null, addListener: none, removeListener: none }
  const system = Object.assign(new EventTarget(), state)
  const matchMedia = jest.spyOn(window, "matchMedia").mockImplementation(() => system)
  renderInSite(<SchemeSwitch />)
  expect(screen.getByRole("button")).toHaveAttribute("aria-pressed", "false")
  system.matches = true
  act(() => void system.dispatchEvent(new Event("change")))
  expect(screen.getByRole("button")).toHaveAttribute("aria-pressed", "true")
  matchMedia.mockRestore()
})

test("motion is paused, remembered and resumed", async () => {
  renderInSite(<MotionSwitch />)
  await userEvent.click(screen.getByRole("button", { name: "Pause motion" }))
  openPageAgain()
  expect(preference("motion")).toBe("paused")
  await userEvent.click(screen.getByRole("button", { name: "Pause motion" }))
  expect(preference("motion")).toBeUndefined()
})

test.each([
  ["scheme", "javascript:alert(1)"],
  ["scheme", "paused"],
  ["motion", "dark"],
] as const)("a stored %s of %s is ignored", (name, value) => {
  localStorage.setItem(name, value)
  openPageAgain()
  expect(preference(name)).toBeUndefined()
})

test("without storage, the switch still works for this page", async () => {
  const refuse = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("refused")
  })
  renderInSite(<SchemeSwitch />)
  await userEvent.click(screen.getByRole("button"))
  expect(root.dataset.scheme).toBe("dark")
  refuse.mockRestore()
})
