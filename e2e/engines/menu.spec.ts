import { expect, test } from "./drivers/fixtures"
import type { Visitor } from "./drivers/visitor"

/** The menu by pointer, by keyboard and by touch. */

const toggle = "header nav > button"
const disclosure = "#main-menu button[aria-controls]"
const entry = `#main-menu li:has(> ${disclosure.replace("#main-menu ", "")}) > a`
const inSubmenu = `${disclosure} + ul a`
const none = "The menu has no dropdown."

/** Returns the path that the first entry of the first dropdown leads to. */
const target = (visitor: Visitor) =>
  visitor.on(inSubmenu, (link) => (link instanceof HTMLAnchorElement ? link.pathname : ""))

const isOpen = (visitor: Visitor) => visitor.seesShown(inSubmenu)
const isClosed = (visitor: Visitor) => visitor.seesNo(inSubmenu)

/** Waits until the focused element, or one around it, is as the selector says. */
const focuses = (visitor: Visitor, where: string) =>
  visitor.eventually((wanted) => document.activeElement?.closest(wanted) !== null, [where], true)

test("a row: dropdowns by pointer and by keyboard, and the skip link", async ({ visitor }) => {
  await visitor.openSettled("/")
  await test.step("the skip link is the first stop and leads past the header", async () => {
    await visitor.press("Tab")
    await focuses(visitor, 'a[href="#main"]')
    await visitor.press("Enter")
    await visitor.press("Tab")
    await focuses(visitor, "main *")
  })
  test.skip((await visitor.count(disclosure)) === 0, none)
  // A long menu of an owner may stand behind its button even here.
  test.skip((await visitor.shown(toggle)) > 0, "The menu does not fit in a row here.")
  await test.step("a dropdown opens on hover, stays while the pointer is in it, and closes when it leaves", async () => {
    await isClosed(visitor)
    await visitor.hover(entry)
    await isOpen(visitor)
    await visitor.hover(inSubmenu)
    await isOpen(visitor)
    await visitor.point(700, 700)
    await isClosed(visitor)
  })
  await test.step("Escape closes it, and the next hover opens it again", async () => {
    await visitor.hover(entry)
    await isOpen(visitor)
    await visitor.press("Escape")
    await isClosed(visitor)
    await visitor.point(700, 700)
    await visitor.hover(entry)
    await isOpen(visitor)
    await visitor.point(700, 700)
    await isClosed(visitor)
  })
  await test.step("a click keeps it open, Escape closes it, also where a click gives no focus", async () => {
    await visitor.click(disclosure)
    await isOpen(visitor)
    await visitor.press("Escape")
    await isClosed(visitor)
    await visitor.point(700, 700)
  })
  await test.step("Enter opens it, Tab goes into it, Escape closes it and keeps the focus", async () => {
    await visitor.on(disclosure, (button) => button.focus())
    await visitor.press("Enter")
    await isOpen(visitor)
    await visitor.press("Tab")
    await focuses(visitor, inSubmenu)
    await visitor.press("Escape")
    await isClosed(visitor)
    await focuses(visitor, disclosure)
  })
  await test.step("a click on an entry opens its page and closes the dropdown", async () => {
    const path = await target(visitor)
    await visitor.hover(entry)
    await visitor.click(inSubmenu)
    await visitor.arrives(path)
    await visitor.point(700, 700)
    await isClosed(visitor)
  })
  expect(await visitor.errors()).toEqual([])
})

test("a phone: the menu opens, a dropdown in it, and an entry opens its page and closes the menu", async ({
  visitor,
  engine,
}) => {
  await visitor.resize(390, 844)
  // WebKitGTK's driver turns touches into clicks.
  for (const by of engine === "webkit" ? (["click"] as const) : (["click", "touch"] as const))
    await test.step(`by ${by}`, async () => {
      await visitor.openSettled("/")
      test.skip((await visitor.count(disclosure)) === 0, none)
      const path = await target(visitor)
      await visitor.seesNo("#main-menu a")
      await visitor[by](toggle)
      await visitor.seesShown("#main-menu a")
      await isClosed(visitor)
      await visitor[by](disclosure)
      await isOpen(visitor)
      await visitor[by](inSubmenu)
      await visitor.arrives(path)
      await visitor.seesNo("#main-menu a")
    })
  await test.step("Escape closes the menu, and the page is not covered by it", async () => {
    await visitor.click(toggle)
    await visitor.seesShown("#main-menu a")
    await visitor.press("Escape")
    await visitor.seesNo("#main-menu a")
    await visitor.click("main a[href]")
  })
  expect(await visitor.errors()).toEqual([])
})
