import { readFileSync } from "node:fs"
import path from "node:path"
import { type Page, expect, test } from "./base"
import { pages } from "../test/pages"
import { noteShifts, shiftsOf, sumOf } from "./shifts"
import { hydrated, scrollThrough, settle } from "./watch"

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
  const kinds = new Map<string, string>()
  for (const page of pages)
    if (!kinds.has(page.kind) && source.test(htmlOf(page.path))) kinds.set(page.kind, page.path)
  test.skip(kinds.size === 0, "No picture has such a variant")
  return [...kinds.values()]
}

const dark = (page: Page) => page.locator("header").getByRole("button", { name: "Dark colors" })

/** The pictures with variants that are laid out: the file shown, and the files of each sort. */
async function shown(page: Page): Promise<Shown[]> {
  const pictures = await page.evaluate(() =>
    [...document.querySelectorAll("picture")].map((picture) => ({
      img: picture.querySelector("img")?.currentSrc || "about:blank",
      isLaidOut: picture.querySelector("img")?.offsetWidth !== 0,
      sources: [...picture.querySelectorAll("source")].map(({ media, srcset }) => ({ media, srcset })),
    })),
  )
  return pictures
    .filter(({ isLaidOut, sources }) => isLaidOut && sources.some(({ media }) => media))
    .map(({ img, sources }) => {
      const filesOf = (isMeant: (media: string) => boolean) =>
        sources
          .filter(({ media }) => isMeant(media))
          .flatMap(({ srcset }) => srcset.split(/,\s+/).map((each) => each.split(" ")[0] ?? ""))
      return {
        file: new URL(img).pathname,
        dark: filesOf((media) => /scheme|-width: 0\)/.test(media)),
        phone: filesOf((media) => media.includes("40rem")),
        other: filesOf((media) => !media),
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
  await expect.poll(wrong).toEqual([])
}

/** Opens a page that shows its dark variants, to its end: the files it asked for, and its pictures with variants. */
async function openInDark(page: Page, address: string) {
  const asked = askedBy(page)
  await page.goto(address)
  await settle(page)
  await scrollThrough(page)
  await expectDark(page, true)
  return { asked, pictures: withDark(await shown(page)) }
}

test.describe("in a dark system", () => {
  test.use({ colorScheme: "dark" })

  test("dark variants are shown and no light one is fetched", async ({ page }) => {
    for (const address of pagesWith(darkSource)) {
      const { asked, pictures } = await openInDark(page, address)
      const darks = new Set(pictures.flatMap(({ dark: files }) => files))
      const light = new Set(pictures.flatMap(({ phone, other }) => [...phone, ...other]))
      expect(asked.filter((file) => light.has(file) && !darks.has(file))).toEqual([])
    }
  })

  test("without scripts, too", async ({ browser }, { project }) => {
    const context = await browser.newContext({ colorScheme: "dark", javaScriptEnabled: false })
    const page = await context.newPage()
    for (const address of pagesWith(darkSource)) {
      await page.goto(new URL(address, project.use.baseURL).href)
      await expectDark(page, true)
    }
    await context.close()
  })
})

test("the switch shows the other variants, and is remembered", async ({ page }) => {
  for (const address of pagesWith(darkSource)) {
    await page.goto(address)
    await hydrated(page)
    for (const again of [false, true]) {
      if (again) await page.reload()
      else await dark(page).click()
      await settle(page)
      await scrollThrough(page)
      await expectDark(page, true)
    }
    await dark(page).click()
    await expectDark(page, false)
  }
})

test("after an earlier choice, each picture that waits for the scroll is fetched in one variant", async ({
  browser,
}, { project }) => {
  for (const address of pagesWith(darkSource)) {
    // What another page has fetched is taken from memory before any script runs. It costs the visitor nothing.
    const page = await browser.newPage({ baseURL: project.use.baseURL ?? "" })
    await page.addInitScript(() => localStorage.setItem("scheme", "dark"))
    const { asked, pictures } = await openInDark(page, address)
    const light = new Set(pictures.flatMap(({ other }) => other))
    // The browser may begin to fetch the first view's picture before it knows of the choice.
    expect(
      asked.filter((file) => light.has(file) && !pictures[0]?.other.includes(file)),
      address,
    ).toEqual([])
    await page.close()
  }
})

test("a page that is opened within the site follows an earlier switch", async ({ page }) => {
  const [first = "/", second] = pagesWith(darkSource)
  test.skip(second === undefined, "Only one page has such a variant")
  await page.goto(first)
  await hydrated(page)
  await dark(page).click()
  await page.evaluate((address) => Reflect.get(window, "___navigate")(address), second)
  await page.waitForURL(`**${second}`)
  await scrollThrough(page)
  await expectDark(page, true)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("a crop is fetched instead of the whole picture, and its place is kept", async ({ page }) => {
    await noteShifts(page)
    for (const address of pagesWith(phoneSource)) {
      const asked = askedBy(page)
      await page.goto(address)
      await settle(page)
      await scrollThrough(page)
      const wrong = async () => {
        const pictures = (await shown(page)).filter(({ phone }) => phone.length > 0)
        return pictures.filter(({ file, phone }) => !phone.includes(file)).map(({ file }) => file)
      }
      await expect.poll(wrong).toEqual([])
      const cropped = (await shown(page)).filter(({ phone }) => phone.length > 0)
      const whole = new Set(cropped.flatMap(({ other }) => other))
      expect(asked.filter((file) => whole.has(file))).toEqual([])
      // The fonts' arrival may move a line by less. A crop without its size would move the text below by its height.
      expect(sumOf(await shiftsOf(page))).toBeLessThan(0.005)
    }
  })
})
