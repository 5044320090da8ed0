import { expect, test } from "./helpers/base"
import { projectsPerPage } from "../src/routes/list-pages"
import { counts, projects } from "../test/content"
import { atLeast } from "../test/is-sample"
import { owner } from "../test/pages"
import { documentOf } from "./helpers/document-of"
import { firstOf, stateWith } from "./helpers/first-of"
import { styled } from "./helpers/styled"
import { waitUntilSettled } from "./helpers/page-state"
import { withoutFiles } from "./helpers/without-script"
import { controlWords } from "../test/own-words"

/** Requirements R1 to R17: layout and behavior, with one visit a page. Case studies and articles: e2e/design-texts.spec.ts. */

const reduced = { reducedMotion: "reduce" } as const

test("the color scheme follows the system, can be switched, and is set before any script of the page", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" })
  await page.goto("/")
  await waitUntilSettled(page)
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await ground()
  await page.getByRole("button", { name: controlWords.menu.dark }).click()
  const light = await ground()
  expect(light).not.toBe(dark)
  await withoutFiles(page, ["*.js"], async () => {
    await page.goto(`/about-${owner.slug}/`)
    expect(await ground()).toBe(light)
  })
})

test("home's first button is in the first view of a phone held sideways and of a tablet, and its logos leave no holes", async ({
  page,
}) => {
  await page.emulateMedia(reduced)
  await page.goto("/")
  await waitUntilSettled(page)
  const action = page.locator("main section").first().locator(styled("action-link")).first()
  const logos = page.locator(styled("contribution", "cards"))
  for (const [width, height] of [
    [844, 390],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    if ((await action.count()) > 0) await expect(action, `${width} × ${height}`).toBeInViewport({ ratio: 1 })
    if (counts.skills < 2 || width === 844) continue
    const holes = await logos.evaluate((strip) => {
      const gap = parseFloat(getComputedStyle(strip).columnGap)
      const end = strip.getBoundingClientRect().right
      const places = [...strip.children].map((item) => item.getBoundingClientRect())
      return places.slice(1).filter((place, index) => {
        const before = places[index]
        if (!before) return false
        // Beside the one before there is the gap alone; a new row begins where there was no room for it.
        return place.left > before.left
          ? place.left - before.right > gap + 1
          : end - before.right > gap + place.width + 1
      }).length
    })
    expect(holes, `holes at ${width} px`).toBe(0)
  }
})

test("a project's buttons depend on its video and its repository", () => {
  const work = documentOf(firstOf("work"))
  for (const { slug, video, github } of projects) {
    const card = work.getElementById(slug)
    const count = (words: string) =>
      card?.querySelectorAll("a").filter(({ text }) => text.startsWith(words)).length
    expect(count(controlWords.project.action), slug).toBe(video ? 1 : 0)
    expect(count(controlWords.project.source), slug).toBe(github ? 1 : 0)
    expect(count(controlWords.project.visit), slug).toBe(github ? 0 : 1)
  }
})

test("the work list is filtered by the category in the address, also after a reload", async ({ page }) => {
  await page.goto(firstOf("work"))
  // A filter clicked earlier loads a new document, which shows the full list until scripts run.
  await waitUntilSettled(page)
  const region = page.getByRole("region", { name: controlWords.work.name })
  const cards = region.getByRole("article")

  await test.step("a project's thumbnail and title are clicked as before, whichever link lies there", async () => {
    const pressed = await cards.evaluateAll((all) =>
      all.map((card) => {
        // Where the link leads that is pressed at the middle of each, near its left edge.
        const [picture, title] = ["img", "h2, h3"].map((part) => {
          const element = card.querySelector(part)
          element?.scrollIntoView({ block: "center", behavior: "instant" })
          const { left = 0, top = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
          const under = document.elementFromPoint(left + 20, top + height / 2)
          return under?.closest("a")?.getAttribute("href") ?? null
        })
        // The label of a project in progress leads there, too.
        const study = [...card.querySelectorAll("a")].find((link) =>
          /^(?:Case Study|Work In Progress)/.test(link.textContent?.trim() ?? ""),
        )
        return { study: study?.getAttribute("href") ?? null, picture, title }
      }),
    )
    expect(pressed.length).toBeGreaterThanOrEqual(atLeast(1, 0))
    for (const { study, picture, title } of pressed) {
      expect(picture).not.toBeNull()
      expect(title).toBe(study)
    }
  })

  await test.step("the index names every project; a name shows its picture with the focus, and leads to its card", async () => {
    const names = region.locator("a[href^='#']")
    const shown = await cards.count()
    await expect(names).toHaveCount(shown < 4 ? 0 : shown)
    if (shown < 4) return
    const last = names.last()
    const pictures = region.locator("img:visible")
    const before = await pictures.count()
    await last.focus()
    await expect(pictures).toHaveCount(before + 1)
    await last.press("Enter")
    await expect(cards.last()).toBeInViewport()
    await last.blur()
    await expect(pictures).toHaveCount(before)
    await page.goto("/work/")
    await waitUntilSettled(page)
  })

  await test.step("the layout is at most 1800 px wide", async () => {
    await page.setViewportSize({ width: 2400, height: 1000 })
    expect((await region.boundingBox())?.width).toBe(1800)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  test.skip(counts.projects > projectsPerPage, "Each category has pages of its own: e2e/copies/entries/")
  await expect(cards).toHaveCount(counts.projects)
  const filters = page.getByRole("list", { name: controlWords.work.filter }).getByRole("link")
  test.skip((await filters.count()) < 3, "All projects are of one category")
  const choice = filters.nth(1)
  const shown = Number(/\d+/.exec(await choice.innerText())?.[0])
  await choice.click()
  await expect(page).toHaveURL(/\/work\/\?category=[\w-]+$/)
  await expect(cards).toHaveCount(shown)
  expect(shown).toBeGreaterThan(0)
  expect(shown).toBeLessThan(counts.projects)
  await page.reload()
  await expect(cards).toHaveCount(shown)
  await expect(choice).toHaveAttribute("aria-current", "true")
  await filters.first().click()
  await expect(page).toHaveURL(/\/work\/$/)
  await expect(cards).toHaveCount(counts.projects)

  await test.step("Back goes to the filter before, and stays at its place on the page", async () => {
    const at = () => page.evaluate(() => window.scrollY)
    await filters.nth(1).click()
    await filters.nth(2).click()
    await page.evaluate(() => window.scrollTo({ top: 60, behavior: "instant" }))
    await page.goBack()
    await expect(choice).toHaveAttribute("aria-current", "true")
    await expect(cards).toHaveCount(shown)
    expect(await at()).toBe(60)
    await page.goBack()
    await expect(filters.first()).toHaveAttribute("aria-current", "true")
    await expect(cards).toHaveCount(counts.projects)
  })
})

test("the timeline alternates left and right on a large screen and has one column on a small one", async ({
  page,
}) => {
  await page.emulateMedia(reduced)
  await page.goto(`/about-${owner.slug}/`)
  await waitUntilSettled(page)
  const entries = page.locator("main ol > li", { has: page.locator("h3") })
  const centers = async () =>
    entries.evaluateAll((all) =>
      all.map((entry) => {
        const words = entry.querySelector("h3")?.parentElement?.getBoundingClientRect()
        return words ? words.left + words.width / 2 : 0
      }),
    )
  /** A mark hides the line behind itself alone, and paragraphs begin at the left. */
  const expectWholeLine = async (width: number) => {
    const shares = await entries
      .locator(styled("education", "mark"))
      .evaluateAll((marks) =>
        marks.map((mark) => mark.getBoundingClientRect()).map((box) => box.height / box.width),
      )
    for (const share of shares) expect(share, `the line at ${width} px`).toBeLessThanOrEqual(1.5)
    const aligned = await entries
      .locator("p")
      .evaluateAll((all) => all.map((words) => getComputedStyle(words).textAlign))
    for (const alignment of aligned)
      expect(alignment, `paragraphs at ${width} px`).toMatch(/^(?:start|left)$/)
  }
  const wide = await centers()
  // An owner may have learned nowhere.
  expect(wide.length).toBeGreaterThanOrEqual(atLeast(3, 0))
  wide.forEach((center, index) => expect(center < 720).toBe(index % 2 === 0))
  await expectWholeLine(1440)

  await test.step("the sections alternate between picture first and text first", async () => {
    const sections = await page.locator("main section[data-orient]").evaluateAll((all) =>
      all.map((section) => {
        // The first paragraph may be the badge of the page's title, which stands above both.
        const leftOf = (part: string) =>
          [...section.querySelectorAll(part)].at(-1)?.getBoundingClientRect().left ?? 0
        return {
          asked: section.getAttribute("data-orient") === "0",
          pictureFirst: leftOf("img") < leftOf("p"),
        }
      }),
    )
    expect(sections.length).toBeGreaterThanOrEqual(atLeast(4, 1))
    for (const { asked, pictureFirst } of sections) expect(pictureFirst).toBe(asked)
  })

  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await centers()
  expect(new Set(narrow.map(Math.round)).size).toBe(Math.min(wide.length, 1))
  await expectWholeLine(390)
})

test("at most one question is open; a large screen has two columns, and plans on common lines", async ({
  page,
}) => {
  const route = firstOf("pricing")
  await page.emulateMedia(reduced)
  await page.goto(route)
  await waitUntilSettled(page)
  const plans = page.getByRole("region", { name: controlWords.plans.name }).locator("> ul > li")
  await expect(plans).toHaveCount(counts.plans)
  const parts = ["h2", "h2 + p", ":scope > .display", ":scope > a"]
  const tops = await plans.evaluateAll(
    (all, selectors) =>
      all.map((plan) => ({
        links: plan.querySelectorAll("a").length,
        top: plan.getBoundingClientRect().top,
        parts: selectors.map((part) => plan.querySelector(part)?.getBoundingClientRect().top ?? 0),
      })),
    parts,
  )
  for (const { links } of tops) expect(links, "each plan has its button").toBe(1)
  const row = tops.filter(({ top }) => Math.abs(top - (tops[0]?.top ?? 0)) < 60)
  if (row.length > 1)
    for (const [index, part] of parts.entries()) {
      const ys = row.map((plan) => plan.parts[index] ?? 0)
      expect(Math.max(...ys) - Math.min(...ys), part).toBeLessThanOrEqual(1)
    }

  const items = page.locator("main details")
  await expect(items).toHaveCount(counts.questions)
  test.skip(counts.questions < 2, "There are fewer than two questions")
  const left = async (index: number) => (await items.nth(index).boundingBox())?.x ?? 0
  const second = Math.ceil(counts.questions / 2)
  await items.nth(0).locator("summary").click()
  await expect(items.nth(0)).toHaveAttribute("open", "")
  await items.last().locator("summary").click()
  await expect(page.locator("main details[open]"), "one question").toHaveCount(1)
  await expect(items.last()).toHaveAttribute("open", "")
  await items.last().locator("summary").click()
  await expect(page.locator("main details[open]")).toHaveCount(0)
  expect(await left(second)).toBeGreaterThan((await left(0)) + 100)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await left(second)).toBe(await left(0))
})

test("each currency's button opens the payment provider in a new tab", () => {
  const links = documentOf(firstOf("payment")).querySelectorAll("section[aria-label=Currencies] a")
  expect(links).toHaveLength(counts.currencies)
  for (const link of links) {
    expect(link.getAttribute("href")).toMatch(/^https:\/\//)
    expect(link.getAttribute("target")).toBe("_blank")
    expect(link.getAttribute("rel")).toContain("noopener")
  }
})

test("the contact page has 150 stars, the same in the HTML and after the script, and none behind its words", async ({
  page,
}) => {
  const stars = [styled("starfield", "sky"), styled("constellation", "chart")]
    .map((name) => `main section svg${name} path`)
    .join()
  await page.emulateMedia(reduced)
  await page.goto("/contact/")
  await waitUntilSettled(page)
  const dots = await page.locator(stars).evaluateAll((paths) => paths.map((path) => path.getAttribute("d")))
  expect(dots.join("").match(/h0/g)).toHaveLength(150)
  const built = documentOf("/contact/").querySelectorAll(stars)
  expect(built.map((path) => path.getAttribute("d"))).toEqual(dots)
  const bare = await page
    .locator("main h1, main section:first-of-type a[href^=mailto]")
    .evaluateAll((all) => {
      const isCovered = (part: Element | null): boolean =>
        part !== null &&
        part.localName !== "section" &&
        (getComputedStyle(part).backgroundColor !== "rgba(0, 0, 0, 0)" || isCovered(part.parentElement))
      return all.filter((words) => !isCovered(words)).map(({ textContent }) => textContent)
    })
  expect(bare, "words that a star may stand behind").toEqual([])
})

/** Returns the styles of a card that hover may change. */
const look = (element: Element) => {
  const { backgroundColor, boxShadow, transform } = getComputedStyle(element)
  return [backgroundColor, boxShadow, transform].join()
}

test("a state page's service and city cards change on hover, and a city is no button", async ({ page }) => {
  await page.goto(stateWith("videos", "services", "areas"))
  await waitUntilSettled(page)

  await test.step("the button that pauses the films stands beside them, and is large enough", async () => {
    const film = await page.locator("main video").first().boundingBox()
    const pause = await page.getByRole("button", { name: /videos$/ }).boundingBox()
    expect(pause?.y ?? 0).toBeGreaterThanOrEqual((film?.y ?? 0) + (film?.height ?? 0))
    expect(Math.min(pause?.width ?? 0, pause?.height ?? 0)).toBeGreaterThanOrEqual(44)
  })

  const city = page.locator(`li${styled("areas", "city")}`).first()
  for (const [property, value] of [
    ["background-color", "rgba(0, 0, 0, 0)"],
    ["border-left-width", "0px"],
    ["border-radius", "0px"],
    ["cursor", "auto"],
  ] as const)
    await expect(city).toHaveCSS(property, value)
  for (const card of [page.locator(`li${styled("services", "card")}`).first(), city]) {
    await card.scrollIntoViewIfNeeded()
    const before = await card.evaluate(look)
    await card.hover()
    await expect.poll(() => card.evaluate(look)).not.toBe(before)
  }
})
