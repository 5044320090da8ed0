import { type Browser, type Page, type Route, expect, test } from "./base"
import { owner } from "../test/pages"
import { provider } from "../test/provider-settings"
import { hydrated } from "./watch"

/** In every state of the page's scripts, a visitor's words stay in the fields and out of every address. */

const words = {
  Name: "Zoe Angstrom",
  "Email Address": "zoe@co.example",
  "Contact Number": "5125550100",
  Message: "Halloumi",
}

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true })
const send = (page: Page) => page.getByRole("button", { name: "Send A Message" })
const mail = (page: Page) =>
  page.getByRole("form", { name: "Contact" }).getByRole("link", { name: owner.email })

/** Opens the contact page as `prepare` makes it, and fills in the form. */
async function open(browser: Browser, prepare: (page: Page) => Promise<unknown> | undefined, script = true) {
  const { baseURL = "" } = test.info().project.use
  const page = await browser.newPage({ baseURL, javaScriptEnabled: script })
  const addresses: string[] = []
  page.on("request", (request) => addresses.push(request.url()))
  page.on("framenavigated", (frame) => addresses.push(frame.url()))
  await prepare(page)
  await page.goto("/contact/", { waitUntil: "load" })
  for (const [label, value] of Object.entries(words)) await field(page, label).fill(value)
  const expectWordsKept = async () => {
    // A form that leads somewhere has gone there by then.
    await page.waitForTimeout(500)
    expect(page.url()).toBe(`${baseURL}/contact/`)
    for (const [label, value] of Object.entries(words)) {
      await expect(field(page, label)).toHaveValue(value)
      const written = addresses.map((address) => decodeURIComponent(address.replaceAll("+", " ")))
      expect(written.filter((address) => address.includes(value))).toEqual([])
    }
  }
  return { page, expectWordsKept }
}

/** The page cannot send. It says so and shows the address. */
async function expectAddressAlone(page: Page) {
  await expect(send(page)).toBeHidden()
  await expect(mail(page)).toBeVisible()
}

test("without script there is no button but an address, and Enter loses nothing", async ({ browser }) => {
  const { page, expectWordsKept } = await open(browser, () => undefined, false)
  await expectAddressAlone(page)
  await field(page, "Name").press("Enter")
  await expectWordsKept()
})

for (const refused of ["early-*.js", "framework-*.js", "shell-*.js", "component---*.js", "page-data/**"]) {
  test(`where ${refused} is refused, the same`, async ({ browser }) => {
    const { page, expectWordsKept } = await open(browser, (opened) =>
      opened.route(`**/${refused}`, (route) => route.abort("blockedbyclient")),
    )
    await expectAddressAlone(page)
    await field(page, "Name").press("Enter")
    await expectWordsKept()
  })
}

test("while scripts are late, Send and Enter wait for them; where they then fail, the address comes instead", async ({
  browser,
}) => {
  const held: Route[] = []
  const { page, expectWordsKept } = await open(browser, (opened) =>
    opened.route("**/*.js", (route) => void held.push(route)),
  )
  await send(page).click()
  await expectWordsKept()
  await field(page, "Name").press("Enter")
  await expectWordsKept()
  await expect(mail(page)).toBeHidden()
  await Promise.all(held.map((route) => route.abort("failed")))
  await expectAddressAlone(page)
  await field(page, "Name").press("Enter")
  await expectWordsKept()
})

test("once scripts are in charge the button is there, and a failed sending loses nothing", async ({
  browser,
}) => {
  const { page, expectWordsKept } = await open(browser, (opened) =>
    opened.route(`${provider.origin}/**`, (route) => route.abort("failed")),
  )
  await hydrated(page)
  await expect(page.getByText("needs JavaScript")).toBeHidden()
  await send(page).click()
  await expect(page.getByText(/was not sent/)).toBeVisible()
  await expectWordsKept()
})
