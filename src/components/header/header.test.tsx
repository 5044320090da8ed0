/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderInSite } from "../../../test/site"
import { Header } from "./header"
import { fillIn } from "../../text/fill-in"
import en from "../../words/en.json"

const dropdown = (name: string) =>
  screen.getByRole("button", { name: fillIn(en.menu.submenu, { label: name }) })

test("a dropdown opens and closes by its button", async () => {
  renderInSite(<Header pathname="/" />)
  expect(dropdown("Services")).toHaveAttribute("aria-expanded", "false")
  await userEvent.click(dropdown("Services"))
  expect(dropdown("Services")).toHaveAttribute("aria-expanded", "true")
  await userEvent.click(dropdown("Services"))
  expect(dropdown("Services")).toHaveAttribute("aria-expanded", "false")
})

test("at most one dropdown is open", async () => {
  renderInSite(<Header pathname="/" />)
  await userEvent.click(dropdown("Services"))
  await userEvent.click(dropdown("Contact"))
  expect(dropdown("Services")).toHaveAttribute("aria-expanded", "false")
  expect(dropdown("Contact")).toHaveAttribute("aria-expanded", "true")
})

test("Escape closes the dropdown and returns the focus to its button", async () => {
  renderInSite(<Header pathname="/" />)
  await userEvent.click(dropdown("Services"))
  act(() => screen.getByRole("link", { name: "Florida" }).focus())
  await userEvent.keyboard("{Escape}")
  expect(dropdown("Services")).toHaveAttribute("aria-expanded", "false")
  expect(dropdown("Services")).toHaveFocus()
})

test("Escape closes a dropdown opened by hover, wherever the focus is, and leaves the focus there", async () => {
  const large = jest.spyOn(window, "matchMedia")
  large.mockReturnValue(Object.assign(window.matchMedia(""), { matches: true }))
  renderInSite(<Header pathname="/" />)
  const logo = screen.getAllByRole("link")[0]!
  act(() => logo.focus())
  await userEvent.hover(dropdown("Services"))
  expect(dropdown("Services")).toHaveAttribute("aria-expanded", "true")
  await userEvent.keyboard("{Escape}")
  expect(dropdown("Services")).toHaveAttribute("aria-expanded", "false")
  expect(logo).toHaveFocus()
  large.mockRestore()
})

test("a click elsewhere closes the dropdown, even where a click gives no focus", async () => {
  const large = jest.spyOn(window, "matchMedia")
  large.mockReturnValue(Object.assign(window.matchMedia(""), { matches: true }))
  renderInSite(<Header pathname="/" />)
  fireEvent.click(dropdown("Services"))
  fireEvent.pointerDown(document.body)
  expect(dropdown("Services")).toHaveAttribute("aria-expanded", "false")
  large.mockRestore()
})

const menuButton = () => screen.getByRole("button", { name: /navigation menu$/ })

describe("where the browser has no popovers", () => {
  test("the button opens and closes the menu", async () => {
    renderInSite(<Header pathname="/" />)
    await userEvent.click(menuButton())
    expect(menuButton()).toHaveAttribute("aria-expanded", "true")
    await userEvent.click(menuButton())
    expect(menuButton()).toHaveAttribute("aria-expanded", "false")
  })

  test("Escape closes first an open dropdown, then the menu", async () => {
    renderInSite(<Header pathname="/" />)
    await userEvent.click(menuButton())
    await userEvent.click(dropdown("Services"))
    await userEvent.keyboard("{Escape}")
    expect(dropdown("Services")).toHaveAttribute("aria-expanded", "false")
    expect(menuButton()).toHaveAttribute("aria-expanded", "true")
    await userEvent.keyboard("{Escape}")
    expect(menuButton()).toHaveAttribute("aria-expanded", "false")
  })

  test("following a link closes the menu", async () => {
    renderInSite(<Header pathname="/" />)
    await userEvent.click(menuButton())
    await userEvent.click(screen.getByRole("link", { name: "Contact Me" }))
    expect(menuButton()).toHaveAttribute("aria-expanded", "false")
  })
})

test("choosing a link closes the dropdown", async () => {
  renderInSite(<Header pathname="/" />)
  await userEvent.click(dropdown("Contact"))
  await userEvent.click(screen.getByRole("link", { name: "Contact Me" }))
  expect(dropdown("Contact")).toHaveAttribute("aria-expanded", "false")
})

test("a button references the list it opens", () => {
  renderInSite(<Header pathname="/" />)
  const list = document.getElementById(dropdown("Contact").getAttribute("aria-controls") ?? "")
  expect(within(list!).getAllByRole("link", { hidden: true })).toHaveLength(2)
})

test("the current page is marked in the menu and in its dropdown", () => {
  renderInSite(<Header pathname="/contact/" />)
  const marked = screen.getAllByRole("link", { current: "page", hidden: true })
  expect(marked.map((link) => link.textContent)).toEqual(["Contact", "Contact Me"])
})

test("a dropdown opened before the menu's toggle event stays open", async () => {
  renderInSite(<Header pathname="/" />)
  await userEvent.click(dropdown("Services"))
  const panel = document.getElementById("main-menu")
  fireEvent(panel!, Object.assign(new Event("toggle"), { newState: "open" }))
  expect(dropdown("Services")).toHaveAttribute("aria-expanded", "true")
  fireEvent(panel!, Object.assign(new Event("toggle"), { newState: "closed" }))
  expect(dropdown("Services")).toHaveAttribute("aria-expanded", "false")
})

test("the toggle's label says what it will do", () => {
  renderInSite(<Header pathname="/" />)
  const toggle = screen.getByRole("button", { name: en.menu.open })
  const panel = document.getElementById(toggle.getAttribute("popovertarget") ?? "")
  fireEvent(panel!, Object.assign(new Event("toggle"), { newState: "open" }))
  expect(toggle).toHaveAccessibleName(en.menu.close)
  fireEvent(panel!, Object.assign(new Event("toggle"), { newState: "closed" }))
  expect(toggle).toHaveAccessibleName(en.menu.open)
})

test.each([
  [10, false],
  [11, true],
])("when scrolled by %i px, the header's changed style is %s", (y, changed) => {
  renderInSite(<Header pathname="/" />)
  act(() => {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true })
    window.dispatchEvent(new Event("scroll"))
  })
  expect(screen.getByRole("banner").hasAttribute("data-scrolled")).toBe(changed)
})
