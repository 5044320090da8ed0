import { type Page, type Route, expect, test } from "../helpers/base"
import { owner } from "../../test/pages"
import { provider } from "../../test/provider-settings"
import { hydrated } from "../helpers/page-state"
import { withoutFiles, withoutScript } from "../helpers/without-script"

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

/** Notes every address that a page asks for or goes to. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = []
  page.on("request", (request) => addresses.push(request.url()))
  page.on("framenavigated", (frame) => addresses.push(frame.url()))
  return addresses
}

/** Opens the contact page and fills in the form. */
async function open(page: Page) {
  await page.goto("/contact/", { waitUntil: "load" })
  for (const [label, value] of Object.entries(words)) await field(page, label).fill(value)
}

/** A press or a click waits for the page that it leads to, so a form that leads somewhere has gone there by now. */
async function expectWordsKept(page: Page, addresses: readonly string[], state: string) {
  expect(new URL(page.url()).href, state).toMatch(/\/contact\/$/)
  for (const [label, value] of Object.entries(words)) {
    await expect(field(page, label), state).toHaveValue(value)
    const written = addresses.map((address) => decodeURIComponent(address.replaceAll("+", " ")))
    expect(
      written.filter((address) => address.includes(value)),
      state,
    ).toEqual([])
  }
}

/** The page cannot send. It says so and shows the address, and Enter loses nothing. */
async function expectAddressAlone(page: Page, addresses: readonly string[], state: string) {
  await expect(send(page), state).toBeHidden()
  await expect(mail(page), state).toBeVisible()
  await field(page, "Name").press("Enter")
  await expectWordsKept(page, addresses, state)
}

test("without script, and where a file of it is refused, there is no button but an address, and Enter loses nothing", async ({
  page,
}) => {
  const addresses = addressesOf(page)
  await withoutScript(page, async () => {
    await open(page)
    await expectAddressAlone(page, addresses, "without script")
  })
  for (const refused of ["loader-*.js", "framework-*.js", "shell-*.js", "component---*.js", "page-data/*"]) {
    await withoutFiles(page, [`*/${refused}`], async () => {
      await open(page)
      await expectAddressAlone(page, addresses, `where ${refused} is refused`)
    })
  }
})

test("while scripts are late, Send and Enter wait for them; where they then fail, the address comes instead", async ({
  page,
}) => {
  const addresses = addressesOf(page)
  const held: Route[] = []
  await page.route("**/*.js", (route) => void held.push(route))
  await open(page)
  await send(page).click()
  await expectWordsKept(page, addresses, "after a click")
  await field(page, "Name").press("Enter")
  await expectWordsKept(page, addresses, "after Enter")
  await expect(mail(page)).toBeHidden()
  await Promise.all(held.map((route) => route.abort("failed")))
  await expectAddressAlone(page, addresses, "once the scripts have failed")
})

test("after hydration the button is there, and after a failed sending nothing is lost", async ({ page }) => {
  const addresses = addressesOf(page)
  await open(page)
  await hydrated(page)
  await expect(page.getByText("needs JavaScript")).toBeHidden()
  await withoutFiles(page, [`${provider.origin}/*`], async () => {
    await send(page).click()
    await expect(page.getByText(/was not sent/)).toBeVisible()
  })
  await expectWordsKept(page, addresses, "after a failed sending")
})
