import { readFileSync, readdirSync } from "node:fs"
import { type Page, type Route, expect, test } from "@playwright/test"
import { Provider } from "./provider"
import { provider as settings } from "../test/provider-settings"
import { owner } from "../test/pages"
import { inCharge } from "./watch"

/** The contact form against a real HTTP server that plays the provider (specification §5, §7, §8). */

const provider = new Provider()
const message = {
  Name: "Zoë Ångström 三",
  "Email Address": "zoe@co.example",
  "Contact Number": "+1 512 555 0100",
  Message: `Hello & welcome. Emoji 🏗, quotes "'«», a line\nand another. ${"long ".repeat(1000)}`.slice(
    0,
    5000,
  ),
}

// One provider serves all: one test after the other, and each on its own feet.
test.describe.configure({ mode: "default" })
test.beforeAll(() => provider.start())
test.afterAll(() => provider.stop())
test.beforeEach(async ({ page }) => {
  provider.messages.length = 0
  provider.behavior = 200
  provider.delay = 0
  await page.goto("/contact/")
  await inCharge(page)
})

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true })
const send = (page: Page) => page.getByRole("button", { name: "Send A Message" })
const status = (page: Page) => page.getByRole("form", { name: "Contact" }).getByRole("status")

async function fill(page: Page) {
  for (const [label, value] of Object.entries(message)) await field(page, label).fill(value)
  // A person takes longer than a robot.
  await page.waitForTimeout(1600)
}

async function expectWordsKept(page: Page) {
  for (const [label, value] of Object.entries(message)) await expect(field(page, label)).toHaveValue(value)
}

/** Collects the dialogs that the page opens, and closes them. */
function dialogs(page: Page): string[] {
  const said: string[] = []
  page.on("dialog", (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  return said
}

test("the fields have their labels, types and autofill, and all are required", async ({ page }) => {
  const expected = [
    ["Name", "text", "name"],
    ["Email Address", "email", "email"],
    ["Contact Number", "tel", "tel"],
  ]
  for (const [label = "", type = "", autofill = ""] of expected) {
    await expect(field(page, label)).toHaveAttribute("type", type)
    await expect(field(page, label)).toHaveAttribute("autocomplete", autofill)
  }
  for (const label of Object.keys(message)) await expect(field(page, label)).toHaveAttribute("required", "")
  const said = dialogs(page)
  await send(page).click()
  expect(await page.locator("form :invalid").count()).toBeGreaterThan(0)
  expect(provider.messages).toHaveLength(0)
  expect(said).toEqual([])
})

test("a message is sent whole, said to be sent, and cleared", async ({ page }) => {
  const said = dialogs(page)
  await fill(page)
  await send(page).click()
  await expect.poll(() => said).toEqual(["Message Sent Successfully"])
  const [parts] = provider.messages
  const names = ["name", "email", "number", "message"]
  const values = Object.values(message).map((value) => value.replaceAll("\n", "\r\n"))
  expect(names.map((name) => parts?.get(name))).toEqual(values)
  expect(parts?.get("service_id")).toBe(settings.serviceId)
  expect(parts?.get("template_id")).toBe(settings.templateId)
  expect(parts?.get("user_id")).toBe(settings.publicKey)
  expect([...(parts?.keys() ?? [])].toSorted()).toEqual(
    [...names, "lib_version", "service_id", "template_id", "user_id"].toSorted(),
  )
  for (const label of Object.keys(message)) await expect(field(page, label)).toHaveValue("")
  await page.reload()
  for (const label of Object.keys(message)) await expect(field(page, label)).toHaveValue("")
})

test("while it is being sent the button says so, and a second press sends nothing", async ({ page }) => {
  dialogs(page)
  provider.delay = 1000
  await fill(page)
  await send(page).click()
  const sending = page.getByRole("button", { name: "Sending…" })
  await expect(sending).toHaveAttribute("aria-disabled", "true")
  await sending.click()
  await expect(send(page)).toBeVisible()
  expect(provider.messages).toHaveLength(1)
})

for (const behavior of [400, 403, 412, 429, 451, 500, "reset"] as const) {
  test(`when the provider answers with ${behavior}, nothing is lost and a way on is offered`, async ({
    page,
  }) => {
    const said = dialogs(page)
    const logged: string[] = []
    page.on("console", (line) => line.type() === "error" && logged.push(line.text()))
    provider.behavior = behavior
    await fill(page)
    await send(page).click()
    await expect(status(page)).toContainText("not sent")
    expect(said).toEqual([])
    expect(logged.length).toBeGreaterThan(0)
    await expectWordsKept(page)
    await expect(send(page)).toHaveAttribute("aria-disabled", "false")
    const href = (await status(page).getByRole("link").getAttribute("href")) ?? ""
    expect(href.startsWith(`mailto:${owner.email}?`)).toBe(true)
    for (const value of Object.values(message)) expect(decodeURIComponent(href)).toContain(value)
    provider.behavior = 200
    await send(page).click()
    await expect.poll(() => said).toEqual(["Message Sent Successfully"])
    await expect(status(page)).not.toContainText("not sent")
  })
}

test("when nobody answers at the provider's address, the same", async ({ page }) => {
  await provider.stop()
  await fill(page)
  await send(page).click()
  await expect(status(page)).toContainText("not sent")
  await expectWordsKept(page)
  await provider.start()
})

test("offline, the same", async ({ page, context }) => {
  await fill(page)
  await context.setOffline(true)
  await send(page).click()
  await expect(status(page)).toContainText("not sent")
  await expectWordsKept(page)
  await context.setOffline(false)
})

test("a blocked request is the same", async ({ page }) => {
  await page.route(`${settings.origin}/**`, (route) => route.abort("blockedbyclient"))
  await fill(page)
  await send(page).click()
  await expect(status(page)).toContainText("not sent")
  await expectWordsKept(page)
})

test("an answer that never comes is given up after 30 s", async ({ page }) => {
  provider.behavior = "hang"
  await page.clock.install()
  await page.reload()
  await inCharge(page)
  for (const [label, value] of Object.entries(message)) await field(page, label).fill(value)
  await page.clock.runFor(2000)
  await send(page).click()
  await expect(page.getByRole("button", { name: "Sending…" })).toBeVisible()
  await page.waitForTimeout(500)
  await page.clock.runFor(29_000)
  await expect(page.getByRole("button", { name: "Sending…" })).toBeVisible()
  await page.clock.runFor(1500)
  await expect(status(page)).toContainText("not sent")
  await expectWordsKept(page)
})

test("the message can be copied after a failure", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  provider.behavior = 500
  await fill(page)
  await send(page).click()
  await page.getByRole("button", { name: "Copy message" }).click()
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const value of Object.values(message)) expect(copied.replaceAll("\r\n", "\n")).toContain(value)
})

test("what is typed survives a reload and a walk to another page", async ({ page }) => {
  await fill(page)
  await page.reload()
  await expectWordsKept(page)
  await page.getByRole("contentinfo").getByRole("link", { name: "Work" }).click()
  await expect(page).toHaveURL(/\/work\/$/)
  await page.goBack()
  await expectWordsKept(page)
})

test("what is typed and sent before the page's scripts have come is kept, and sent when they have", async ({
  page,
}) => {
  const said = dialogs(page)
  const held: Route[] = []
  let hold = true
  await page.route("**/*.js", (route) => (hold ? void held.push(route) : route.continue()))
  await page.reload({ waitUntil: "load" })
  for (const [label, value] of Object.entries(message)) await field(page, label).fill(value)
  // Nobody is as quick as this check.
  await page.waitForTimeout(1600)
  await send(page).click()
  hold = false
  await Promise.all(held.map((route) => route.continue()))
  await expect.poll(() => said).toHaveLength(1)
  expect(provider.messages).toHaveLength(1)
})

test("a robot that fills the trap, or fills the form at once, is told the same, and nothing is sent", async ({
  page,
}) => {
  const said = dialogs(page)
  await fill(page)
  await page
    .locator("input[name=company]")
    .evaluate((input: HTMLInputElement) => (input.value = "Robots Inc."))
  await send(page).click()
  await expect.poll(() => said).toHaveLength(1)
  await page.reload()
  await page.mouse.move(9, 9)
  await expect(page.getByRole("button", { name: /Pause|Play/ }).first()).toBeVisible()
  // No time passes, however slow the machine is.
  await page.clock.setFixedTime(new Date())
  for (const [label, value] of Object.entries(message)) await field(page, label).fill(value)
  await send(page).click()
  await expect.poll(() => said).toHaveLength(2)
  expect(provider.messages).toHaveLength(0)
})

test("the trap is seen and reached by nobody", async ({ page }) => {
  const trap = page.locator("input[name=company]")
  await expect(trap).toHaveAttribute("tabindex", "-1")
  const box = await trap.locator("xpath=ancestor::p").boundingBox()
  expect(box?.width).toBeLessThanOrEqual(1)
  await expect(page.getByRole("textbox", { name: "Leave this empty" })).toHaveCount(0)
})

test("on a phone it is sent as well", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  const said = dialogs(page)
  await page.goto(`${baseURL}/contact/`)
  await inCharge(page)
  await fill(page)
  await send(page).tap()
  await expect.poll(() => said).toEqual(["Message Sent Successfully"])
  expect(provider.messages).toHaveLength(1)
  await context.close()
})

test("the process film has controls, captions and a poster, and neither full screen nor download", async ({
  page,
}) => {
  const film = page.locator("main video")
  await expect(film).toHaveAttribute("controls", "")
  await expect(film).toHaveAttribute("controlslist", "nofullscreen nodownload")
  // The film itself is clear until it starts, not Chromium's gray, and lets the picture behind it be seen.
  await expect(film).toHaveAttribute("poster", "/clear.svg")
  const poster = page.locator("div:has(video) > picture > img")
  await poster.scrollIntoViewIfNeeded()
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(film.locator("track[kind=captions]")).toHaveAttribute("src", /\.vtt$/)
  await expect(film.locator("source")).toHaveCount(2)
})

test("nothing of the stand-in for the provider reaches a visitor", () => {
  const scripts = readdirSync("public").filter((file) => file.endsWith(".js"))
  expect(scripts.length).toBeGreaterThan(0)
  for (const file of scripts) expect(readFileSync(`public/${file}`, "utf8")).not.toContain("outbox")
})
