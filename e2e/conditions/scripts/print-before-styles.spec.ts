import { readPdf } from "../../../test/read-pdf"
import { expect, test } from "../../helpers/base"
import { documentOf } from "../../helpers/document-of"

/** The rules for paper are in the whole style sheet alone, which comes after the page has loaded. */

const plain = (text = "") => text.replaceAll(/\s+/g, "")

test("a page that is printed before its whole style sheet has come is printed for paper", async ({
  page,
}) => {
  // It comes with this event.
  await page.addInitScript(() =>
    addEventListener("load", (event) => event.stopImmediatePropagation(), { capture: true }),
  )
  await page.goto("/")
  await expect(page.locator("head link[rel=stylesheet]")).toHaveCount(0)
  const { pages } = await readPdf(await page.pdf())
  const words = plain(pages.join(" "))
  expect(words).toContain(plain(documentOf("/").querySelector("main h2")?.text))
  expect(words, "the footer is not for paper").not.toContain(
    plain(documentOf("/").querySelector("footer p")?.text),
  )
})
