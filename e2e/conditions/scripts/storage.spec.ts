import { type Page, expect, test } from "../../helpers/base"
import { templates } from "../../../test/page-templates"
import { pathsOf, routes } from "../../../test/pages"
import { provider } from "../../../test/provider-settings"
import { answerScheduling, hydrated } from "../../helpers/page-state"
import { controlWords } from "../../../test/own-words"

/** Storage that is refused, missing, full, or has values that nobody of this site has stored. */

test.describe.configure({ mode: "parallel" })

const states: Record<string, () => void> = {
  "refused, as if all cookies were blocked": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError")
        },
      })
  },
  "missing, as in some browsers within apps": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, { value: null })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError")
    }
  },
  "full of strange values": () => {
    for (const name of ["scheme", "motion", "seam", "message", "estimate"])
      localStorage.setItem(name, '{"name":7}')
    for (const name of ["message", "@@scroll|/", "gatsby-reload-compilation-hash-match"])
      sessionStorage.setItem(name, "\u0000[")
  },
}

/** The templates that store something themselves, and home. All others store what home does. */
const storing = new Set(["index", "contact", "estimate", "case-study"])

const message = {
  [controlWords.formFields.name]: "Zoë",
  [controlWords.formFields.email]: "zoe@co.example",
  [controlWords.formFields.number]: "+1 512 555 0100",
  [controlWords.formFields.message]: "Hello",
}
const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true })

const wordsOf = (page: Page) => page.locator("main").innerText()

for (const [index, [state, put]] of Object.entries(states).entries())
  test(`pages work with storage that is ${state}`, async ({ page }) => {
    const exceptions: string[] = []
    page.on("pageerror", (error) => exceptions.push(error.message))
    await page.addInitScript(put)
    for (const { path } of templates.filter(({ name }) =>
      index === 0 ? name !== "404" : storing.has(name),
    )) {
      if (pathsOf("booking").includes(path)) await answerScheduling(page)
      await page.goto(path)
      await hydrated(page)
      expect.soft((await wordsOf(page)).length, path).toBeGreaterThan(20)
      await expect.soft(page.locator("html"), path).toHaveAttribute("data-scripts")
    }
    await test.step("an estimate follows the answers", async () => {
      if (!routes.includes("/estimate/")) return
      await page.goto("/estimate/")
      await hydrated(page)
      await expect(page.locator("#languages")).toHaveValue("1")
      await page.locator("#languages").fill("2")
      await expect(page).toHaveURL(/\/estimate\/\?languages=2&dated=\d{8}$/)
    })
    await test.step("a message is kept in the form, and sent", async () => {
      const said: string[] = []
      page.on("dialog", (dialog) => {
        said.push(dialog.message())
        void dialog.accept()
      })
      await page.route(`${provider.origin}/**`, (route) => route.fulfill({ status: 200, body: "OK" }))
      await page.goto("/contact/")
      await hydrated(page)
      for (const [label, value] of Object.entries(message)) await field(page, label).fill(value)
      for (const [label, value] of Object.entries(message))
        await expect(field(page, label)).toHaveValue(value)
      await page.getByRole("button", { name: controlWords.contact.send }).click()
      await expect.poll(() => said).toHaveLength(1)
    })
    expect(exceptions).toEqual([])
  })
