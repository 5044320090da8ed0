import { expect, test } from "./fixtures"
import type { Visitor } from "./visitor"

/** The menu by pointer, by keyboard and by touch. */

const toggle = "header nav > button"
const disclosure = "#main-menu button[aria-controls]"
const entry = `#main-menu li:has(> ${disclosure.replace("#main-menu ", "")}) > a`
const inSubmenu = `${disclosure} + ul a`
const phone = [390, 844] as const

/** Returns the path that the first entry of the first dropdown leads to. */
const target = (visitor: Visitor) =>
  visitor.on(inSubmenu, (link) => (link instanceof HTMLAnchorElement ? link.pathname : ""))

async function open(visitor: Visitor) {
  await visitor.settle("/")
  test.skip((await visitor.count(disclosure)) === 0, "The menu has no dropdown.")
}

/** Opens a page whose menu is a row. A long menu of an owner may stand behind its button even here. */
async function openRow(visitor: Visitor) {
  await open(visitor)
  test.skip((await visitor.shown(toggle)) > 0, "The menu does not fit in a row here.")
}

const isOpen = (visitor: Visitor) => visitor.seesShown(inSubmenu)
const isClosed = (visitor: Visitor) => visitor.seesNo(inSubmenu)

test.describe("by pointer", () => {
  test.beforeEach(({ visitor }) => openRow(visitor))
  test.afterEach(async ({ visitor }) => expect(await visitor.faults()).toEqual([]))

  test("a dropdown opens on hover, stays while the pointer is in it, and closes when it leaves", async ({
    visitor,
  }) => {
    await isClosed(visitor)
    await visitor.hover(entry)
    await isOpen(visitor)
    await visitor.hover(inSubmenu)
    await isOpen(visitor)
    await visitor.point(700, 700)
    await isClosed(visitor)
  })

  test("Escape closes a dropdown that was opened by hover, and the next hover opens it again", async ({
    visitor,
  }) => {
    await visitor.hover(entry)
    await isOpen(visitor)
    await visitor.press("Escape")
    await isClosed(visitor)
    await visitor.point(700, 700)
    await visitor.hover(entry)
    await isOpen(visitor)
  })

  test("a click keeps a dropdown open, Escape closes it, also where a click gives no focus", async ({
    visitor,
  }) => {
    await visitor.click(disclosure)
    await isOpen(visitor)
    await visitor.press("Escape")
    await isClosed(visitor)
  })

  test("a click on an entry opens its page and closes the dropdown", async ({ visitor }) => {
    const path = await target(visitor)
    await visitor.hover(entry)
    await visitor.click(inSubmenu)
    await visitor.arrives(path)
    await visitor.point(700, 700)
    await isClosed(visitor)
  })
})

test("by keyboard: Enter opens a dropdown, Tab goes into it, Escape closes it and keeps the focus", async ({
  visitor,
}) => {
  await openRow(visitor)
  await visitor.on(disclosure, (button) => button.focus())
  await visitor.press("Enter")
  await isOpen(visitor)
  await visitor.press("Tab")
  await visitor.eventually((links) => document.activeElement?.matches(links) ?? false, [inSubmenu], true)
  await visitor.press("Escape")
  await isClosed(visitor)
  await visitor.eventually((button) => document.activeElement?.matches(button) ?? false, [disclosure], true)
  expect(await visitor.faults()).toEqual([])
})

test("by keyboard: the skip link is the first stop and leads past the header", async ({ visitor }) => {
  await visitor.settle("/")
  await visitor.press("Tab")
  await visitor.eventually(() => document.activeElement?.getAttribute("href"), [], "#main")
  await visitor.press("Enter")
  await visitor.press("Tab")
  await visitor.eventually(() => document.activeElement?.closest("main") !== null, [], true)
})

test.describe("on a phone", () => {
  test.beforeEach(async ({ visitor }) => {
    await visitor.resize(...phone)
    await open(visitor)
  })
  test.afterEach(async ({ visitor }) => expect(await visitor.faults()).toEqual([]))

  for (const by of ["click", "touch"] as const)
    test(`by ${by}: the menu opens, a dropdown in it, and an entry opens its page and closes the menu`, async ({
      visitor,
      engine,
    }) => {
      test.skip(by === "touch" && engine === "webkit", "WebKitGTK's driver turns touches into clicks.")
      const path = await target(visitor)
      await visitor.seesNo("#main-menu a")
      await visitor[by](toggle)
      await visitor.seesShown("#main-menu a")
      await visitor.seesNo(inSubmenu)
      await visitor[by](disclosure)
      await isOpen(visitor)
      await visitor[by](inSubmenu)
      await visitor.arrives(path)
      await visitor.seesNo("#main-menu a")
    })

  test("Escape closes the menu, and the page is not covered by it", async ({ visitor }) => {
    await visitor.click(toggle)
    await visitor.seesShown("#main-menu a")
    await visitor.press("Escape")
    await visitor.seesNo("#main-menu a")
    await visitor.click("main a[href]")
  })
})
