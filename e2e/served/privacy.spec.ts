import { isSample } from "../../test/is-sample"
import { type Page, expect, test } from "../helpers/base"
import { draftDays } from "../../src/browser/storage-keys"
import { pages, pathIn, routes } from "../../test/pages"
import { documentOf } from "../helpers/document-of"
import { provider } from "../../test/provider-settings"
import { hydrated, scrollThrough } from "../helpers/page-state"
import { controlWords } from "../../test/own-words"

/** What the privacy page says is what happens: no third party, key or field more, and none less. */

/** The calendar, as its servers would send it. */
const widget = `window.Calendly = { initInlineWidget({ url, parentElement }) {
  parentElement.append(Object.assign(document.createElement("iframe"), { title: "Calendar", src: url }))
} }`

/** Answers for the calendar's servers. All others are asked for real, and would be found. */
async function playCalendar(page: Page) {
  await page.route("https://assets.calendly.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: widget }),
  )
  await page.route("https://calendly.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>Pick a time</p>" }),
  )
}

/** Takes messages as the provider does; notes the names of the fields that are sent. */
async function playProvider(page: Page): Promise<Set<string>> {
  const sent = new Set<string>()
  await page.route(`${provider.origin}/**`, (route) => {
    for (const [, name = ""] of (route.request().postData() ?? "").matchAll(/ name="([^"]*)"/g))
      sent.add(name)
    return route.fulfill({ body: "OK", headers: { "Access-Control-Allow-Origin": "*" } })
  })
  return sent
}

/** Notes every third party that a page contacts, with the pages that do, and every key that is ever stored. */
async function listen(page: Page, own: string) {
  const asked = new Map<string, Set<string>>()
  const stored = new Set<string>()
  page.on("request", (request) => {
    const { host, protocol } = new URL(request.url())
    if (!protocol.startsWith("http") || host === own) return
    asked.set(host, (asked.get(host) ?? new Set()).add(new URL(page.url()).pathname))
  })
  await page.exposeFunction("noteKey", (key: string) => void stored.add(key))
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      const note: unknown = Reflect.get(window, "noteKey")
      if (typeof note === "function") note(key)
      setItem.call(this, key, value)
    }
  })
  return { asked, stored }
}

const privacy = 'a[href="/privacy/"]'

/** The names that a list of the privacy page gives. */
const named = (page: Page, list: string) => page.locator(`#${list} dt code`).allInnerTexts()

/** A key of the list; one that ends in a bar goes on with something else. */
const listedAs = (key: string, list: readonly string[]) =>
  list.find((name) => key === name || (name.endsWith("|") && key.startsWith(name))) ?? key

async function fillForm(page: Page) {
  for (const box of await page
    .getByRole("form", { name: controlWords.contact.form })
    .getByRole("textbox")
    .all())
    await box.fill((await box.getAttribute("type")) === "email" ? "zoe@co.example" : "512 555 0100")
}

/** Turns every switch of a page on and off again. */
async function turnSwitches(page: Page) {
  for (const name of [controlWords.menu.dark, controlWords.menu.still]) {
    const control = page.getByRole("button", { name, exact: true }).first()
    await control.click()
    await control.click()
  }
  await page.getByRole("contentinfo").getByRole("slider").press("ArrowRight")
}

test("the privacy page names every third party contacted, key stored and field sent, and nothing else", async ({
  page,
  baseURL,
}) => {
  await playCalendar(page)
  const sent = await playProvider(page)
  const { asked, stored } = await listen(page, new URL(baseURL ?? "").host)

  // e2e/pages/ looks for unlisted keys and third parties on every page.
  await page.goto("/")
  await hydrated(page)
  await scrollThrough(page)
  await turnSwitches(page)

  if (routes.includes("/estimate/")) {
    await page.goto("/estimate/")
    await hydrated(page)
    await page.locator("#pages").fill("3")
    await expect.poll(() => stored.has("estimate")).toBe(true)
  }

  if (routes.includes("/booking/")) {
    await page.goto("/booking/")
    await expect(page.frameLocator("iframe[title=Calendar]").getByText("Pick a time")).toBeVisible()
    await expect(page.getByRole("region", { name: controlWords.booking.name }).locator(privacy)).toBeVisible()
  }

  await page.goto("/contact/")
  await hydrated(page)
  // A sketch, where the owner has it.
  const sketch = page.locator("form details summary")
  if (await sketch.count()) {
    await sketch.click()
    await page.locator("#business").fill("Zoë & Sons")
  }
  await expect(page.getByRole("form").locator(privacy)).toBeVisible()
  // The browser may close the dialog first.
  page.once("dialog", (dialog) => void dialog.accept().catch(() => undefined))
  await fillForm(page)
  await page.getByRole("button", { name: controlWords.contact.send }).click()
  await expect.poll(() => sent.size).toBeGreaterThan(0)
  // This page, too, would load itself again.
  await page.waitForLoadState("networkidle")

  // A new build during a visit: the page's data and its scripts belong to different builds.
  await page.route("**/app-data.json", (route) =>
    route.fulfill({ json: { webpackCompilationHash: "another" } }),
  )
  // The page loads itself again, perhaps before it has loaded for the first time. Playwright's own move would then wait forever.
  await page.evaluate(() => void setTimeout(() => window.location.assign("/privacy/")))
  await expect.poll(() => [...stored].some((key) => key.startsWith("gatsby-"))).toBe(true)
  await hydrated(page)
  await page.unroute("**/app-data.json")

  expect(await page.context().cookies(), "the site sets no cookies").toEqual([])
  expect(await page.evaluate(async () => [await indexedDB.databases(), await caches.keys()])).toEqual([
    [],
    [],
  ])

  await page.goto("/privacy/")
  await hydrated(page)
  const hosts = await named(page, "hosts")
  expect(hosts.toSorted()).toEqual([...asked.keys()].toSorted())
  const keys = await named(page, "storage")
  expect(keys.toSorted()).toEqual([...new Set([...stored].map((key) => listedAs(key, keys)))].toSorted())
  const fields = await named(page, "fields")
  expect(fields.toSorted()).toEqual([...sent].toSorted())

  // The calendar's servers are contacted on its page, the provider on the page with the form.
  for (const [host, askers] of asked)
    expect([...askers], host).toEqual([/calendly/.test(host) ? "/booking/" : "/contact/"])
  await expect(page.locator("#storage")).toContainText(`${draftDays} days`)
})

test("the privacy page and the terms are one link away from every footer", () => {
  // An owner writes their own footer.
  for (const route of isSample ? routes : []) {
    const links = documentOf(route).querySelectorAll("footer a")
    const places = links.map((link) => link.getAttribute("href"))
    const { language } = pages.find(({ path }) => path === route) ?? {}
    expect(places, route).toEqual(
      expect.arrayContaining(["/privacy/", "/terms/"].map((to) => pathIn(language, to))),
    )
  }
})
