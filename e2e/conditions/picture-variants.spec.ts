import { readFileSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "../helpers/base"
import { pages } from "../../test/pages"
import { noteShifts, shiftsOf, sumOf } from "../helpers/shifts"
import { hydrated, scrollThrough, waitUntilSettled } from "../helpers/page-state"
import { withoutScript } from "../helpers/without-script"
import { controlWords } from "../../test/own-words"

/**
 * Pictures with variants for the dark scheme and for phones: the right one is shown, and no other is fetched. Looks at
 * one page of each kind that has some. The tests are skipped for an owner who has none.
 */

type Shown = { file: string; dark: string[]; phone: string[]; other: string[] }

const htmlOf = (page: string) => readFileSync(path.join("public", page, "index.html"), "utf8")
const darkSource = /<source[^>]+media="[^"]*prefers-color-scheme: dark/
const phoneSource = /<source[^>]+media="\(max-width: 40rem\)"/

/** The addresses of the pages with such a source, the first of each kind; the test is skipped if there are none. */
function pagesWith(source: RegExp): string[] {
  const templates = new Map<string, string>()
  for (const page of pages)
    if (!templates.has(page.template) && source.test(htmlOf(page.path)))
      templates.set(page.template, page.path)
  test.skip(templates.size === 0, "No picture has such a variant")
  return [...templates.values()]
}

const dark = (page: Page) => page.locator("header").getByRole("button", { name: controlWords.menu.dark })

/** The pictures with variants that are laid out: the file shown, and the files of each sort. */
async function shown(page: Page): Promise<Shown[]> {
  const pictures = await page.evaluate(() =>
    [...document.querySelectorAll("picture")].map((picture) => ({
      img: picture.querySelector("img")?.currentSrc || "about:blank",
      plain: picture.querySelector("img")?.getAttribute("src") ?? "",
      isLaidOut: picture.querySelector("img")?.offsetWidth !== 0,
      sources: [...picture.querySelectorAll("source")].map(({ media, srcset }) => ({ media, srcset })),
    })),
  )
  return pictures
    .filter(({ isLaidOut, sources }) => isLaidOut && sources.some(({ media }) => media))
    .map(({ img, plain, sources }) => {
      const filesOf = (isMeant: (media: string) => boolean) =>
        sources
          .filter(({ media }) => isMeant(media))
          .flatMap(({ srcset }) => srcset.split(/,\s+/).map((each) => each.split(" ")[0] ?? ""))
      return {
        file: new URL(img).pathname,
        dark: filesOf((media) => /scheme|-width: 0\)/.test(media)),
        phone: filesOf((media) => media.includes("40rem")),
        other: [...filesOf((media) => !media), plain],
      }
    })
}

/** Records the pictures that a page asks for. */
function askedBy(page: Page): string[] {
  const asked: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "image") asked.push(new URL(request.url()).pathname)
  })
  return asked
}

const withDark = (pictures: readonly Shown[]) => pictures.filter(({ dark: files }) => files.length > 0)

/** Expects every picture with a dark variant to show it, or not to. */
async function expectDark(page: Page, isDark: boolean) {
  const wrong = async () => {
    const pictures = withDark(await shown(page))
    return pictures.filter(({ file, dark: files }) => files.includes(file) !== isDark).map(({ file }) => file)
  }
  await expect.poll(wrong, page.url()).toEqual([])
}

/** Opens a page that shows its dark variants, to its end: the files it asked for, and its pictures with variants. */
async function openInDark(page: Page, address: string) {
  // The page before must not ask for more.
  await page.goto("about:blank")
  const asked = askedBy(page)
  await page.goto(address)
  await waitUntilSettled(page)
  await scrollThrough(page)
  await expectDark(page, true)
  return { asked, pictures: withDark(await shown(page)) }
}

/** Forgets what has been fetched. A picture from memory would be shown before any script runs. */
async function clearCache(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.clearBrowserCache")
  // This clears the page's own memory.
  for (const cacheDisabled of [true, false]) await session.send("Network.setCacheDisabled", { cacheDisabled })
  await session.detach()
}

test("in a dark system dark variants are shown and no light one is fetched", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  for (const address of pagesWith(darkSource)) {
    const { asked, pictures } = await openInDark(page, address)
    const darks = new Set(pictures.flatMap(({ dark: files }) => files))
    const light = new Set(pictures.flatMap(({ phone, other }) => [...phone, ...other]))
    expect(
      asked.filter((file) => light.has(file) && !darks.has(file)),
      address,
    ).toEqual([])
    // The browser chooses by the HTML alone, unless a script draws the whole picture.
    const html = htmlOf(address)
    const late = pictures.filter(
      ({ dark: [variant = ""], other: [plain = ""] }) => html.includes(plain) && !html.includes(variant),
    )
    expect(late, `${address}: dark variants that are not in the HTML`).toEqual([])
  }
})

test("without scripts, too", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" })
  const [address = "/"] = pagesWith(darkSource)
  await withoutScript(page, async () => {
    await page.goto(address)
    await expectDark(page, true)
  })
})

test("the switch shows the other variants, and is remembered: then each picture that waits for the scroll is fetched in one variant", async ({
  page,
}) => {
  const [first = "/", ...others] = pagesWith(darkSource)
  await page.goto(first)
  await hydrated(page)
  for (const isDark of [true, false, true]) {
    await dark(page).click()
    await scrollThrough(page)
    await expectDark(page, isDark)
  }
  const [second] = others
  if (second) {
    await page.evaluate((address) => Reflect.get(window, "___navigate")(address), second)
    await page.waitForURL(`**${second}`)
    await scrollThrough(page)
    await expectDark(page, true)
  }
  for (const address of [first, ...others]) {
    await clearCache(page)
    const { asked, pictures } = await openInDark(page, address)
    const light = new Set(pictures.flatMap(({ other }) => other))
    // The browser may begin to fetch the first view's picture before it knows of the choice.
    expect(
      asked.filter((file) => light.has(file) && !pictures[0]?.other.includes(file)),
      address,
    ).toEqual([])
  }
})

test("on a phone a crop is fetched instead of the whole picture, and its place is kept", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await noteShifts(page)
  for (const address of pagesWith(phoneSource)) {
    const asked = askedBy(page)
    await page.goto(address)
    await waitUntilSettled(page)
    await scrollThrough(page)
    const wrong = async () => {
      const pictures = (await shown(page)).filter(({ phone }) => phone.length > 0)
      return pictures.filter(({ file, phone }) => !phone.includes(file)).map(({ file }) => file)
    }
    await expect.poll(wrong, page.url()).toEqual([])
    const cropped = (await shown(page)).filter(({ phone }) => phone.length > 0)
    const whole = new Set(cropped.flatMap(({ other }) => other))
    expect(asked.filter((file) => whole.has(file))).toEqual([])
    // The fonts' arrival may move a line by less. A crop without its size would move the text below by its height.
    expect(sumOf(await shiftsOf(page))).toBeLessThan(0.005)
  }
})
