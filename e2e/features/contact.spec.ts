import { readFileSync, readdirSync } from "node:fs"
import { type Page, type Route, expect, test } from "../helpers/base"
import { expectNoViolations } from "../helpers/axe"
import { followFooter } from "../helpers/follow-footer"
import { MockProvider } from "../helpers/mock-provider"
import { provider as settings } from "../../test/provider-settings"
import { owner, pages } from "../../test/pages"
import { hydrated } from "../helpers/page-state"
import { withoutFiles } from "../helpers/without-script"
import { controlWords } from "../../test/own-words"

/** The contact form with a real HTTP server in place of the provider (requirements R6, R18 and R19). */

const provider = new MockProvider()
const message = {
  [controlWords.formFields.name]: "Zoë Ångström 三",
  [controlWords.formFields.email]: "zoe@co.example",
  [controlWords.formFields.number]: "+1 512 555 0100",
  [controlWords.formFields.message]:
    `Hello & welcome. Emoji 🏗, quotes "'«», a line\nand another. ${"long ".repeat(1000)}`.slice(0, 5000),
}

// All tests share one provider, so they run one after another. They are still independent.
test.describe.configure({ mode: "default" })
test.beforeAll(() => provider.start())
test.afterAll(() => provider.stop())
test.beforeEach(() => {
  provider.messages.length = 0
  provider.behavior = 200
})

async function open(page: Page) {
  await page.goto("/contact/")
  await hydrated(page)
}

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true })
const send = (page: Page) => page.getByRole("button", { name: controlWords.contact.send })
const clear = (page: Page) => page.getByRole("button", { name: controlWords.contact.clear })
const trap = (page: Page) => page.locator("form input[tabindex='-1']")
const sending = (page: Page) => page.getByRole("button", { name: controlWords.contact.sending })
const status = (page: Page) => page.getByRole("form", { name: controlWords.contact.form }).getByRole("status")

async function fill(page: Page) {
  for (const [label, value] of Object.entries(message)) await field(page, label).fill(value)
}

/** The lines of the constellation that are drawn. */
const drawnLines = (page: Page) =>
  page
    .locator("svg [data-field]")
    .evaluateAll((lines) =>
      lines.flatMap((line) =>
        line instanceof SVGElement && getComputedStyle(line).strokeDashoffset === "0px"
          ? [line.dataset.field]
          : [],
      ),
    )

async function expectWordsKept(page: Page) {
  for (const [label, value] of Object.entries(message)) await expect(field(page, label)).toHaveValue(value)
}

/** Fills a field as browsers and robots do: without an event. */
const refill = (input: HTMLInputElement, value: string) => void (input.value = value)

async function expectNoWords(page: Page) {
  for (const label of Object.keys(message)) await expect(field(page, label)).toHaveValue("")
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

const success = controlWords.contact.sentAlert

test("the fields have their labels, types and autofill, all are required, and the honeypot is hidden from people", async ({
  page,
}) => {
  await open(page)
  const expected = [
    [controlWords.formFields.name, "text", "name"],
    [controlWords.formFields.email, "email", "email"],
    [controlWords.formFields.number, "tel", "tel"],
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

  await expect(trap(page)).toHaveAttribute("autocomplete", "off")
  await expect(trap(page)).toHaveAttribute("name", "subject")
  const box = await trap(page).locator("xpath=ancestor::p").boundingBox()
  expect(box?.width).toBeLessThanOrEqual(1)
  await expect(page.getByRole("textbox", { name: controlWords.contact.trap })).toHaveCount(0)

  await test.step("each valid field draws its line of the constellation, and takes it back", async () => {
    await expect.poll(() => drawnLines(page)).toEqual([])
    await fill(page)
    await expect.poll(() => drawnLines(page)).toEqual(["name", "email", "number", "message"])
    await field(page, controlWords.formFields.email).fill("zoe@")
    await expect.poll(() => drawnLines(page)).toEqual(["name", "number", "message"])
  })

  await test.step("the process video has controls and a poster, but no full screen and no download", async () => {
    const video = page.locator("main video")
    // An owner may have none.
    if ((await video.count()) === 0) return
    const player = page.getByRole("group", { name: controlWords.video.name })
    await expect(player.getByRole("button", { name: controlWords.video.play }).last()).toBeVisible()
    await expect(player.getByRole("slider")).toBeVisible()
    await expect(player.getByRole("button", { name: controlWords.video.full })).toHaveCount(0)
    expect(readFileSync("public/contact/index.html", "utf8")).toMatch(/<video[^>]* controls=""/)
    await expect(video).toHaveAttribute("controlslist", "nofullscreen nodownload")
    await expect(video).not.toHaveAttribute("poster")
    const poster = page.locator("div:has(video) > picture > img")
    await poster.scrollIntoViewIfNeeded()
    const width = () => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(width).toBeGreaterThan(0)
    for (const track of await video.locator("track").all())
      await expect(track).toHaveAttribute("src", /\.vtt$/)
    await expect(video.locator("source")).toHaveCount(2)
  })
})

test("whichever way sending fails, nothing is lost and the message can be copied; the next try sends it in full", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  const said = dialogs(page)
  await open(page)
  await fill(page)
  const expectFailed = async (why: string) => {
    await send(page).click()
    await expect(status(page), why).toContainText("not sent")
    await expectWordsKept(page)
  }
  await provider.stop()
  await expectFailed("the provider is down: nothing is lost")
  await provider.start()

  await context.setOffline(true)
  await expectFailed("the visitor is offline: nothing is lost")
  await context.setOffline(false)

  await withoutFiles(page, [`${settings.origin}/*`], () =>
    expectFailed("the request is blocked: nothing is lost"),
  )

  for (const refusal of [400, 403, 412, 429, 451, 500]) {
    provider.behavior = refusal
    await expectFailed(`the provider answers ${refusal}: nothing is lost`)
  }
  await page.getByRole("button", { name: controlWords.contact.copy }).click()
  await expect(page.getByRole("button", { name: controlWords.contact.copied })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const value of Object.values(message)) expect(copied.replaceAll("\r\n", "\n")).toContain(value)

  provider.behavior = 200
  await send(page).click()
  await expect.poll(() => said).toEqual([success])
  expect(provider.messages).toHaveLength(1)
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
  await expectNoWords(page)
  await page.reload()
  await expectNoWords(page)
})

test("what looks like a slip is asked about once, and sent as it is if the visitor wants it so", async ({
  page,
}) => {
  const said = dialogs(page)
  await open(page)
  await fill(page)
  await field(page, controlWords.formFields.email).fill("ana@reyesdental")
  await field(page, controlWords.formFields.number).fill("call me maybe")
  await send(page).click()
  const asked = /reyesdental\.com/
  await expect(field(page, controlWords.formFields.email)).toBeFocused()
  await expect(field(page, controlWords.formFields.email)).toHaveAccessibleDescription(asked)
  await expect(field(page, controlWords.formFields.number)).toHaveAccessibleDescription(/no digits/)
  await expectNoViolations(page, "asked")
  expect(provider.messages).toHaveLength(0)

  await field(page, controlWords.formFields.number).fill("512 555 0100")
  await expect(field(page, controlWords.formFields.number)).toHaveAccessibleDescription("")
  await send(page).click()
  await expect.poll(() => said).toEqual([success])
  expect(provider.messages.map((parts) => parts.get("email"))).toEqual(["ana@reyesdental"])
})

test("after sending, a line stays, with an address for what one forgot, also while the next message is written", async ({
  page,
}) => {
  const said = dialogs(page)
  await open(page)
  await fill(page)
  await send(page).click()
  await expect.poll(() => said).toEqual([success])
  await expect(status(page).locator(`a[href="mailto:${owner.email}"]`)).toBeVisible()
  await expectNoViolations(page, "sent")
  await field(page, controlWords.formFields.name).fill("Ana")
  await expect(status(page)).toContainText(owner.email)
})

test("a robot that fills the trap sees the same result, but nothing is sent", async ({ page }) => {
  const said = dialogs(page)
  await open(page)
  await fill(page)
  await trap(page).evaluate(refill, "Robots Inc.")
  await send(page).click()
  await expect.poll(() => said).toEqual([success])
  expect(provider.messages).toHaveLength(0)

  await test.step("a trap restored with the page from the history catches no person", async () => {
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })))
    await expect(trap(page)).toHaveValue("")
  })

  await test.step("during sending the button says so, a second click sends nothing, and new text stays", async () => {
    provider.behavior = "hang"
    await fill(page)
    await send(page).click()
    await expect(sending(page)).toHaveAttribute("aria-disabled", "true")
    await expect.poll(() => provider.hanging).toBe(1)
    // Playwright would wait until the button is enabled again.
    await sending(page).click({ force: true })
    await field(page, controlWords.formFields.message).fill("One thing more")
    provider.answerLate()
    await expect.poll(() => said).toEqual([success, success])
    await expect(send(page)).toBeVisible()
    await expect(field(page, controlWords.formFields.message)).toHaveValue("One thing more")
    await expect(field(page, controlWords.formFields.name)).toHaveValue("")
    expect(provider.hanging).toBe(0)
    expect(provider.messages.map((parts) => parts.get("message"))).toEqual([
      message[controlWords.formFields.message]?.replaceAll("\n", "\r\n"),
    ])
  })
})

test("after 30 s without an answer, the message may not have been sent; a late answer corrects this", async ({
  page,
}) => {
  const said = dialogs(page)
  provider.behavior = "hang"
  await page.clock.install()
  await open(page)
  // From here on, time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + 60_000)
  await fill(page)
  await send(page).click()
  await expect(sending(page)).toBeVisible()
  // The message is sent 2 s after the tab has its lock, which comes when the browser gives it.
  const hanging = async () => {
    await page.clock.runFor(500)
    return provider.hanging
  }
  await expect.poll(hanging).toBe(1)
  await page.clock.runFor(27_000)
  await expect(sending(page)).toBeVisible()
  await page.clock.runFor(3000)
  await expect(status(page)).toContainText("may not have been sent")
  await expect(status(page)).not.toContainText("was not sent")
  const href = (await status(page).getByRole("link").getAttribute("href")) ?? ""
  expect(href.startsWith(`mailto:${owner.email}?`)).toBe(true)
  await expectWordsKept(page)
  provider.answerLate()
  await expect(status(page)).toContainText("sent after all")
  await expectNoWords(page)
  expect(said).toEqual([])
})

test("a message typed and sent before the page's scripts load is kept, and sent once they run", async ({
  page,
}) => {
  const said = dialogs(page)
  const held: Route[] = []
  let hold = true
  await page.route("**/*.js", (route) => (hold ? void held.push(route) : route.continue()))
  const release = async () => {
    hold = false
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
  await page.goto("/contact/")
  await fill(page)
  await send(page).click()
  await release()
  await expect.poll(() => said).toEqual([success])
  expect(provider.messages).toHaveLength(1)

  await test.step("text restored by the browser on a reload is sent, even if the trap is restored too", async () => {
    hold = true
    await page.reload()
    for (const [label, value] of Object.entries(message)) await field(page, label).evaluate(refill, value)
    await trap(page).evaluate(refill, "Zoë & Co.")
    await release()
    await hydrated(page)
    await field(page, controlWords.formFields.number).press("Enter")
    await expect.poll(() => said).toEqual([success, success])
    expect(provider.messages).toHaveLength(2)
  })
})

test("a draft can be cleared with the keyboard, is sent once even if Enter is pressed twice, and is gone after 30 days", async ({
  page,
}) => {
  const said = dialogs(page)
  const day = 24 * 60 * 60 * 1000
  const start = Date.now()
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  await open(page)
  await expect(clear(page)).toHaveCount(0)
  await fill(page)
  await page.reload()
  await expectWordsKept(page)
  await send(page).focus()
  await page.keyboard.press("Tab")
  await expect(clear(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await expectNoWords(page)
  await expect(status(page)).toHaveText(controlWords.contact.cleared)
  await expect(send(page)).toBeFocused()
  await expect(clear(page)).toHaveCount(0)
  expect(await stored()).not.toContain("zoe@co.example")
  await page.reload()
  await hydrated(page)
  await expectNoWords(page)

  await fill(page)
  await page.clock.setSystemTime(start + 29 * day)
  await page.reload()
  await expectWordsKept(page)
  const number = field(page, controlWords.formFields.number)
  await number.press("End")
  await number.press("1")
  await number.press("Enter")
  await number.press("Enter")
  await expect.poll(() => said).toEqual([success])
  expect(provider.messages.map((parts) => parts.get("number"))).toEqual([
    `${message[controlWords.formFields.number]}1`,
  ])

  await fill(page)
  await page.clock.setSystemTime(start + (29 + 31) * day)
  await page.reload()
  await hydrated(page)
  await expectNoWords(page)
  expect(await stored(), "a draft of more than 30 days").not.toContain("zoe@co.example")
})

test("a second tab does not send the same message, also if it shows another page meanwhile", async ({
  page,
  context,
}) => {
  const said = dialogs(page)
  await open(page)
  const second = await context.newPage()
  await open(second)
  await fill(page)
  await expectWordsKept(second)
  provider.behavior = "hang"
  await send(page).click()
  await expect.poll(() => provider.hanging).toBe(1)
  await send(second).click()
  await expect(status(second)).toHaveText(controlWords.contact.elsewhere)
  provider.answerLate()
  await expect.poll(() => said).toEqual([success])
  await expectNoWords(second)
  await expect(status(second)).toHaveText(controlWords.contact.gone)
  await send(second).click()
  await expect(field(second, controlWords.formFields.name)).toBeFocused()
  expect(provider.hanging).toBe(0)
  expect(provider.messages).toHaveLength(1)

  provider.behavior = 200
  await fill(page)
  await expectWordsKept(second)
  await followFooter(second)
  await send(page).click()
  await expect.poll(() => said).toEqual([success, success])
  await second.goBack()
  await expect(second).toHaveURL(/\/contact\/$/)
  await expectNoWords(second)
})

test("no code of the mock provider is in the built site", () => {
  const scripts = readdirSync("public").filter((file) => file.endsWith(".js"))
  expect(scripts.length).toBeGreaterThan(0)
  for (const file of scripts) expect(readFileSync(`public/${file}`, "utf8")).not.toContain("outbox")
})

test("a message from a page in another language than the site's own ends with the name of that language", async ({
  page,
}) => {
  const [own] = pages
  const further = pages.filter(
    ({ template, language }) => template === "contact" && language !== own?.language,
  )
  test.skip(further.length === 0, "The form is in one language")
  for (const { path, language } of further) {
    provider.messages.length = 0
    page.once("dialog", (dialog) => void dialog.accept())
    await page.goto(path)
    await hydrated(page)
    for (const [index, value] of Object.values(message).entries())
      await page.locator("main form [required]").nth(index).fill(value)
    await page.locator("main form [type=submit]").click()
    await expect.poll(() => provider.messages.length).toBe(1)
    const [sent] = provider.messages.map((parts) => parts.get("message") ?? "")
    expect(sent).toMatch(new RegExp(`\\r\\n\\r\\n[^\\r\\n]+\\(${language}\\)$`))
  }
})
