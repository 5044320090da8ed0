import { type Page, expect, test } from "../../helpers/base"
import { hydrated } from "../../helpers/page-state"
import { controlWords } from "../../../test/own-words"

/** Programs of the visitor change a page, before or after its scripts have taken it over. It keeps working. */

/** What extensions for writers, passwords and dark pages put into a document as soon as it is there. */
function extend() {
  document.addEventListener("DOMContentLoaded", () => {
    document.documentElement.dataset.darkreaderMode = "dynamic"
    document.body.setAttribute("data-gr-ext-installed", "")
    for (const part of document.querySelectorAll("div")) part.setAttribute("bis_skin_checked", "1")
    for (const field of document.querySelectorAll("input, textarea")) {
      field.setAttribute("data-lpignore", "true")
      field.after(document.createElement("com-1password-button"))
    }
    document.body.prepend(document.createElement("grammarly-desktop-integration"))
    document.querySelector("form")?.prepend(document.createElement("grammarly-extension"))
  })
}

/** What a browser's translator does to every text. https://github.com/facebook/react/issues/11538 */
function translate() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    if (!text.textContent?.trim() || text.parentElement?.closest("script, style, textarea")) continue
    const font = document.createElement("font")
    font.textContent = `«${text.textContent}»`
    text.parentNode?.replaceChild(font, text)
  }
}

const nameField = (page: Page) =>
  page.getByRole("textbox", { name: controlWords.formFields.name, exact: true })

test("the contact form works on a page that extensions have changed", async ({ page }) => {
  await page.addInitScript(extend)
  await page.goto("/contact/?fbclid=a&utm_source=b#:~:text=message")
  await hydrated(page)
  await expect(page.locator("html")).toHaveAttribute("data-scripts")
  await nameField(page).fill("Zoë")
  await expect(nameField(page)).toHaveValue("Zoë")
})

test("a translated page takes clicks, and moves to other pages and back", async ({ page }) => {
  const exceptions: string[] = []
  page.on("pageerror", ({ message }) => exceptions.push(message))
  await page.goto("/estimate/")
  await hydrated(page)
  await page.evaluate(translate)
  for (const choice of await page.locator("main input:visible").all()) await choice.click({ force: true })
  await page.locator('footer a[href="/privacy/"]').click()
  await expect(page).toHaveURL(/\/privacy\/$/)
  await expect(page.locator("h1")).toBeVisible()
  await page.evaluate(translate)
  await page.goBack()
  // The answers are part of the address.
  await expect(page).toHaveURL(/\/estimate\/(?:\?|$)/)
  await expect(page.locator("h1")).toBeVisible()
  expect(exceptions).toEqual([])
})
