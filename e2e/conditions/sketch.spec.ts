import { readFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import { type Page, expect, test } from "../helpers/base"
import { expectNoViolations } from "../helpers/axe"
import { provider as settings } from "../../test/provider-settings"
import { waitUntilSettled, watch } from "../helpers/page-state"
import { withoutFiles, withoutScript } from "../helpers/without-script"

/** "Draw yours" in the contact form (requirements R31.7 to R31.9). */

/** The most that its own script may weigh, in bytes as sent. */
const most = 6000

const details = (page: Page) => page.locator("form details")
const name = (page: Page) => details(page).getByRole("textbox")
const picture = (page: Page) => details(page).getByRole("img")

const open = async (page: Page) => {
  await page.goto("/contact/")
  await waitUntilSettled(page)
  test.skip((await details(page).count()) === 0, "The contact page has no sketch")
}

/** Notes the scripts that a page asks for from now on. */
function scripts(page: Page): string[] {
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(new URL(request.url()).pathname)
  })
  return asked
}

test("a sketch is drawn by keyboard alone, kept as a file, and goes along in the message", async ({
  page,
}) => {
  const sent: string[] = []
  page.on("dialog", (dialog) => void dialog.accept())
  const check = await watch(page)
  await open(page)
  const asked = scripts(page)

  await test.step("its script is small, and fetched once the visitor reaches it", async () => {
    await page.locator("#name").fill("Ada")
    expect(asked).toEqual([])
    await details(page).locator("summary").focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Tab")
    await page.keyboard.type("Zoë & <b>Sons</b>")
    await expect(picture(page)).toHaveAccessibleName(/Zoë & <b>Sons<\/b>/)
    expect(asked.length).toBeGreaterThan(0)
    const weight = asked.reduce(
      (sum, file) => sum + brotliCompressSync(readFileSync(path.join("public", file))).length,
      0,
    )
    expect(weight).toBeLessThanOrEqual(most)
  })

  await test.step("by keyboard alone, a name is drawn and made, and said", async () => {
    await expect(picture(page).locator("text", { hasText: "Zoë & <b>Sons</b>" }).first()).toBeVisible()
    await expect(picture(page)).toHaveAttribute("data-made")
    const first = await picture(page).getAttribute("aria-label")
    await page.keyboard.press("Tab")
    await page.keyboard.press("ArrowDown")
    await expect(picture(page)).not.toHaveAttribute("aria-label", first ?? "")
    await expectNoViolations(page, "sketch")
    check()
  })

  await test.step("the visitor keeps it as a file made on the device", async () => {
    await name(page).fill("Ada's Bakery")
    const buttons = details(page).getByRole("button")
    const [drawing] = await Promise.all([page.waitForEvent("download"), buttons.nth(0).click()])
    expect(drawing.suggestedFilename()).toBe("ada-s-bakery.svg")
    expect(readFileSync(await drawing.path(), "utf8")).toContain("Ada's Bakery")
    const [image] = await Promise.all([page.waitForEvent("download"), buttons.nth(1).click()])
    expect(image.suggestedFilename()).toBe("ada-s-bakery.png")
    const start = readFileSync(await image.path()).subarray(1, 4)
    expect(start.toString()).toBe("PNG")
  })

  await test.step("its words go along in the message, in no field of their own, and it is cleared once sent", async () => {
    await page.route(`${settings.origin}/**`, (route) => {
      sent.push(route.request().postData() ?? "")
      return route.fulfill({ body: "OK", headers: { "Access-Control-Allow-Origin": "*" } })
    })
    for (const field of await page.locator("form :required").all())
      await field.fill("ada5125550100@site.example")
    await page.locator("form [type=submit]").click()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]).toMatch(/name="message"\r\n\r\nada\d+@site\.example\r\n\r\n.*Ada's Bakery/)
    await expect(name(page)).toHaveValue("")
  })
})

test("the sketch stays open while its name is typed anew", async ({ page }) => {
  await open(page)
  await details(page).locator("summary").click()
  await name(page).fill("Ab")
  await name(page).fill("")
  await expect(name(page)).toBeFocused()
})

test("when its script does not load, or none does, the form works as before", async ({ page }) => {
  await open(page)
  await withoutFiles(page, ["*.js"], async () => {
    await details(page).locator("summary").click()
    await name(page).fill("Ada's Bakery")
    await expect(details(page).getByText("did not load")).toBeVisible()
  })
  await expect(page.locator("form [type=submit]")).toBeVisible()

  await withoutScript(page, async () => {
    await page.goto("/contact/")
    await expect(details(page)).toBeHidden()
    await expect(page.locator("form #message")).toBeVisible()
  })
})
