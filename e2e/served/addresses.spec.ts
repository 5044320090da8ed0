import { type Page, expect, test } from "../helpers/base"
import { hydrated, waitUntilSettled } from "../helpers/page-state"

/** No address takes from a page what its HTML has, however it is written. */

const hashes = ["#100%", "#%E0%A4%A", "#%ff", "#%", "#constructor", "#[", "#a b", "#\u0000"]

/** The page's words, and whether it still works. */
async function expectAlive(page: Page, words: string, at: string) {
  await hydrated(page)
  await expect.poll(() => page.locator("main").innerText(), at).toBe(words)
  await expect(page.locator("html"), at).toHaveAttribute("data-scripts")
}

test("a page keeps its words and its scripts with any hash, and when the hash changes", async ({ page }) => {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  await page.goto("/contact/")
  await waitUntilSettled(page)
  const words = await page.locator("main").innerText()
  for (const hash of hashes) {
    await page.evaluate((to) => (location.hash = to), hash)
    await expectAlive(page, words, `changed to ${hash}`)
  }
  for (const hash of hashes) {
    await page.goto("/privacy/")
    await page.goto(`/contact/${hash}`)
    await expectAlive(page, words, `opened with ${hash}`)
  }
  expect(errors).toEqual([])
})

test("the 404 page keeps its words and its scripts at an address that cannot be decoded", async ({
  page,
}) => {
  await page.goto("/no-such-page/")
  await waitUntilSettled(page)
  const words = await page.locator("main").innerText()
  for (const address of ["/no-such-%", "/no-such-%E0%A4%A", "/no-such-%ff/"]) {
    await page.goto(address)
    await expectAlive(page, words, address)
  }
})
