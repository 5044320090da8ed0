import { type Page, expect, test } from "../helpers/base"
import { sendFormPath } from "../../src/gatsby/develop/outbox"
import { templates } from "../../test/page-templates"
import { provider } from "../../test/provider-settings"
import { slowConnection } from "../../test/browsers/slow-connection"
import { noteShifts, shiftsOf, sumOf } from "../helpers/shifts"
import { fullyRendered, hydrated } from "../helpers/page-state"
import { controlWords } from "../../test/own-words"

/** The limit for no shift: the layout shift score rounds to 0.000 (https://web.dev/articles/cls). */
const none = 0.0005

/** The templates that are opened: the longest, one with a film, and the one with the form. */
const opened = new Set(["index", "state-landing", "contact"])

test("on a slow connection with losses nothing moves while a page comes, and a message is sent", async ({
  context,
  baseURL,
}) => {
  test.slow()
  const pages = templates.filter(({ name }) => opened.has(name))
  // Each has the connection to itself.
  await Promise.all(
    pages.map(async ({ name, path }) => {
      const connection = await slowConnection(Number(new URL(baseURL ?? "").port))
      const tab = await context.newPage()
      await tab.setViewportSize({ width: 390, height: 844 })
      await noteShifts(tab)
      await tab.goto(connection.origin + path)
      if (name === "contact") await sendMessage(tab)
      else await hydrated(tab)
      await fullyRendered(tab)
      const shifts = (await shiftsOf(tab)).filter(({ afterInput }) => !afterInput)
      expect.soft(sumOf(shifts) < none ? [] : shifts.map(({ what }) => what), name).toEqual([])
      await tab.close()
      connection.close()
    }),
  )
})

/** Writes and sends a message as soon as there are fields. The provider takes it. */
async function sendMessage(page: Page) {
  await page.route(`http://localhost:${provider.port}${sendFormPath}`, (route) =>
    route.fulfill({ body: "OK", headers: { "Access-Control-Allow-Origin": "*" } }),
  )
  const form = page.getByRole("form", { name: controlWords.contact.form })
  const words = ["Zoë Ångström", "zoe@co.example", "+1 512 555 0100", "Good day."]
  for (const [index, text] of words.entries()) await form.getByRole("textbox").nth(index).fill(text)
  await form.getByRole("button", { name: /^Send/ }).click()
  await expect(form.getByRole("status")).toHaveText(/sent/i)
}
