import { type Locator, type Page, expect, test } from "./base"
import { counts } from "../test/content"
import { atLeast } from "../test/is-sample"
import { firstOf } from "./first-of"
import { styled } from "./styled"
import { hydrated, settle } from "./watch"

/** Requirement R17: motion, its timing and its distances. */

const height = 900

/** Scrolls until an element's top is at a share of the viewport's height. */
async function bringTop(page: Page, selector: string, share: number) {
  await page
    .locator(selector)
    .first()
    .evaluate((element, line) => {
      const top = element.getBoundingClientRect().top + window.scrollY
      window.scrollTo({ top: top - line * window.innerHeight, behavior: "instant" })
    }, share)
  await page.waitForTimeout(150)
}

/** Opens a page and waits until it is hydrated: only then are elements hidden that animate in later. */
async function settled(page: Page, route: string) {
  await page.goto(route)
  await settle(page)
}

test.describe("the promise cards", () => {
  const card = `section ol > li${styled("promise", "place")}`

  test("fade in over 1 s when their top reaches 60 percent of the viewport", async ({ page }) => {
    await settled(page, "/")
    const first = page.locator(card).first()
    await expect(first).toHaveAttribute("data-reveal", "waiting")
    await expect(first).toHaveCSS("opacity", "0")
    await bringTop(page, card, 0.63)
    await expect(first).toHaveAttribute("data-reveal", "waiting")
    await bringTop(page, card, 0.59)
    await expect(first).toHaveAttribute("data-reveal", "shown")
    await expect(first).toHaveCSS("transition-duration", "1s")
    await expect(first).toHaveCSS("opacity", "1")
  })
})

const skillCard = `${styled("contribution", "cards")} > li`

test.describe("the skill cards", () => {
  test("rise 50 px and fade in over 1 s, 0.2 s apart, when the section's top reaches the middle", async ({
    page,
  }) => {
    await settled(page, "/")
    const cards = page.locator(skillCard)
    await expect(cards).toHaveCount(counts.skills)
    await bringTop(page, "#skills", 0.53)
    await expect(cards.first()).toHaveAttribute("data-reveal", "waiting")
    await expect(cards.first()).toHaveCSS("translate", "0px 50px")
    await expect(cards.first()).toHaveCSS("opacity", "0")
    await bringTop(page, "#skills", 0.48)
    await expect(cards.first()).toHaveAttribute("data-reveal", "shown")
    for (const index of [0, 1, 7].filter((each) => each < counts.skills)) {
      await expect(cards.nth(index)).toHaveCSS("transition-duration", "1s, 1s")
      const delay = await cards
        .nth(index)
        .evaluate((element) => parseFloat(getComputedStyle(element).transitionDelay))
      expect(delay).toBeCloseTo(index * 0.2)
    }
    await expect(cards.first()).toHaveCSS("opacity", "1")
    await expect(cards.first()).toHaveCSS("translate", /^(none|0px)$/)
  })
})

test("transitions take 300 ms with ease-out by default", async ({ page }) => {
  await settled(page, "/")
  await expect(page.getByRole("banner")).toHaveCSS("transition-duration", "0.3s")
  await expect(page.getByRole("banner")).toHaveCSS("transition-timing-function", "ease-out")
})

test("other parts fade in when their top reaches a line between 40 and 80 percent", async ({ page }) => {
  await settled(page, `/`)
  const part = styled("reveal")
  const first = page.locator(part).first()
  await bringTop(page, part, 0.85)
  await expect(first).toHaveAttribute("data-reveal", "waiting")
  await bringTop(page, part, 0.75)
  await expect(first).toHaveAttribute("data-reveal", "shown")
  await expect(first).toHaveCSS("opacity", "1")
})

test.describe("tilt", () => {
  const card = skillCard

  test("follows the mouse, 20 degrees at a corner, and returns", async ({ page }) => {
    await settled(page, "/")
    await bringTop(page, "#skills", 0.1)
    const first = page.locator(card).first()
    await expect(first).toHaveCSS("opacity", "1")
    const box = (await first.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.move(box.x + 1, box.y + 1)
    await expect
      .poll(() => first.locator("> *").evaluate((element: HTMLElement) => element.style.transform))
      .toMatch(/^perspective\(1000px\) rotateX\((19\.\d+|20)deg\) rotateY\(-(1[89]\.\d+|20)deg\)$/)
    await page.mouse.move(5, 5)
    await expect
      .poll(() => first.locator("> *").evaluate((element: HTMLElement) => element.style.transform))
      .toBe("")
  })

  test("is not fetched until a mouse moves over a card, and never on touch", async ({ page, browser }) => {
    const chunk = /rotateX\(/
    const scripts: string[] = []
    page.on("response", async (response) => {
      if (!response.url().endsWith(".js")) return
      if (chunk.test(await response.text().catch(() => ""))) scripts.push(new URL(response.url()).pathname)
    })
    await settled(page, "/")
    await bringTop(page, "#skills", 0.1)
    expect(scripts).toEqual([])
    await page.locator(card).nth(2).hover()
    await expect.poll(() => scripts.length).toBeGreaterThan(0)

    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const touch = await phone.newPage()
    const fetched: string[] = []
    touch.on("request", (request) => fetched.push(new URL(request.url()).pathname))
    await touch.goto(new URL("/", page.url()).href)
    await hydrated(touch)
    await touch.locator(card).first().scrollIntoViewIfNeeded()
    await touch.locator(card).first().tap()
    await touch.waitForTimeout(500)
    expect(fetched.filter((path) => scripts.includes(path))).toEqual([])
    await phone.close()
  })
})

test.describe("the rotating words", () => {
  test("are all in the page, and shift nothing when they change", async ({ page }) => {
    await settled(page, "/")
    const title = page.locator("h1")
    const places = new Set<string>()
    const words = new Set<string>()
    for (let look = 0; look < 14; look++) {
      places.add(JSON.stringify(await title.boundingBox()))
      words.add((await title.locator("[data-current]").textContent()) ?? "")
      await page.waitForTimeout(500)
    }
    expect(words.size).toBeGreaterThanOrEqual(2)
    expect(places.size).toBe(1)
  })
})

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })

  test("nothing is hidden, rotates or slides", async ({ page }) => {
    await settled(page, "/")
    await expect(page.locator("[data-reveal]")).toHaveCount(0)
    const word = page.locator("h1 [data-current]")
    const before = await word.textContent()
    await page.waitForTimeout(3500)
    expect(await word.textContent()).toBe(before)
    await page.goto("/contact/")
    await expect(page.locator("[data-sliding]")).toHaveCount(0)
  })
})

test("one switch pauses all motion, is remembered on the next page, and can be switched back", async ({
  page,
}) => {
  test.skip(counts.reviews === 0, "Nothing slides without reviews")
  await settled(page, "/contact/")
  const rows = await page.locator("[data-sliding]").count()
  expect(rows).toBeGreaterThanOrEqual(atLeast(2, 0))
  expect(rows).toBeGreaterThan(0)
  await page.getByRole("button", { name: "Pause motion" }).click()
  await expect(page.locator("[data-sliding]")).toHaveCount(0)
  await settled(page, "/")
  await expect(page.getByRole("button", { name: "Pause motion" })).toHaveAttribute("aria-pressed", "true")
  await expect(page.locator("[data-reveal]")).toHaveCount(0)
  await page.getByRole("button", { name: "Pause motion" }).click()
  await settled(page, "/contact/")
  await expect(page.locator("[data-sliding]")).toHaveCount(rows)
})

/** The widest stretch of a row that shows no card, at a time of the rows' way, in pixels. */
const widestHole = (row: Locator, time: number) =>
  row.evaluate((element, moment) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = moment
    const { left, right } = element.getBoundingClientRect()
    const cards = [...element.querySelectorAll("li")].map((card) => card.getBoundingClientRect())
    let [hole, end] = [0, left]
    for (const card of cards.toSorted((a, b) => a.left - b.left)) {
      if (card.left < right) hole = Math.max(hole, card.left - end)
      end = Math.max(end, card.right)
    }
    return Math.max(hole, right - end)
  }, time)

test.describe("the reviews", () => {
  test.skip(counts.reviews === 0, "There are no reviews")

  test("slide in two rows from 0 to -100 percent in 60 s, linearly and endlessly", async ({ page }) => {
    await settled(page, "/contact/")
    const rows = page.locator("[data-sliding]")
    await expect(rows).toHaveCount(2)
    const reviews = rows.locator("ul:not([aria-hidden]) > li")
    await expect(reviews).toHaveCount(counts.reviews)
    for (const list of await rows.locator("ul").all()) {
      const [animation] = await list.evaluate((element) =>
        element.getAnimations().map(({ effect }) => ({
          timing: effect?.getTiming(),
          frames:
            effect instanceof KeyframeEffect
              ? effect.getKeyframes().map(({ transform, easing }) => [transform, easing])
              : [],
        })),
      )
      expect(animation?.timing).toMatchObject({ duration: 60_000, iterations: Infinity })
      expect(animation?.frames).toEqual([
        ["none", "linear"],
        [expect.stringMatching(/^translateX?\(-100%\)$/), "linear"],
      ])
    }
    const copies = rows.locator("ul[aria-hidden=true]")
    await expect(copies).not.toHaveCount(0)
    for (const copy of await copies.all()) await expect(copy).toHaveAttribute("inert", "")
  })

  test("leave no hole at any width, at any time of their way, also where the window grows", async ({
    page,
  }) => {
    await settled(page, "/contact/")
    for (const width of [1440, 390, 1920, 2560, 3840]) {
      await page.setViewportSize({ width, height })
      for (const row of await page.locator("[data-sliding]").all())
        for (const time of [0, 20_000, 40_000, 59_999])
          await expect
            .poll(() => widestHole(row, time), { message: `at ${width} px after ${time} ms` })
            .toBeLessThan(40)
    }
  })

  test("are as high as their words, where those need more than the least height", async ({ page }) => {
    await page.setViewportSize({ width: 2560, height })
    await settled(page, "/contact/")
    for (const review of await page.locator("[data-sliding] ul:not([aria-hidden]) > li").all()) {
      const [is, needs] = await review.evaluate((card) => {
        const { paddingTop, paddingBottom, rowGap } = getComputedStyle(card)
        const words = [...card.children].map((part) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return range.getBoundingClientRect().height
        })
        const room = parseFloat(paddingTop) + parseFloat(paddingBottom) + parseFloat(rowGap)
        return [card.clientHeight, words.reduce((sum, part) => sum + part, room)] as const
      })
      expect(is).toBeLessThanOrEqual(Math.max(200, needs + 16))
    }
  })

  test("are 280 to 600 px wide and 200 to 450 px high at every width", async ({ page }) => {
    await settled(page, "/contact/")
    const reviews = page.locator("[data-sliding] ul:not([aria-hidden]) > li")
    for (const width of [320, 768, 1440, 1920, 2560, 3840]) {
      await page.setViewportSize({ width, height })
      const sizes = await reviews.evaluateAll((all) =>
        all.map((review) => review.getBoundingClientRect()).map((box) => [box.width, box.height] as const),
      )
      expect(sizes).toHaveLength(counts.reviews)
      for (const [wide, high] of sizes) {
        expect(wide, `at ${width} px`).toBeGreaterThan(279.9)
        expect(wide, `at ${width} px`).toBeLessThan(600.1)
        expect(high, `at ${width} px`).toBeGreaterThanOrEqual(200)
        expect(high, `at ${width} px`).toBeLessThanOrEqual(450)
      }
    }
  })
})

test.describe("the hero videos of a state", () => {
  const videos = "section video"
  const playing = (page: Page) =>
    page.locator(videos).evaluateAll((all: HTMLVideoElement[]) => all.map((video) => !video.paused))

  test("are muted and play one after another in a loop; the current one is fetched in full", async ({
    page,
  }) => {
    await settled(page, firstOf("state-landing"))
    await expect(page.locator(videos)).toHaveCount(2)
    await expect.poll(() => playing(page)).toEqual([true, false])
    const attributes = () =>
      page
        .locator(videos)
        .evaluateAll((all: HTMLVideoElement[]) => all.map(({ muted, preload }) => [muted, preload]))
    expect(await attributes()).toEqual([
      [true, "auto"],
      [true, "metadata"],
    ])
    const toEnd = (index: number) =>
      page
        .locator(videos)
        .nth(index)
        .evaluate((video: HTMLVideoElement) => {
          video.currentTime = video.duration - 0.1
        })
    await toEnd(0)
    await expect.poll(() => playing(page)).toEqual([false, true])
    expect(await attributes()).toEqual([
      [true, "metadata"],
      [true, "auto"],
    ])
    await toEnd(1)
    await expect.poll(() => playing(page)).toEqual([true, false])
  })

  test("pause while less than half is visible, and then resume", async ({ page }) => {
    await settled(page, firstOf("state-landing"))
    await expect.poll(() => playing(page)).toEqual([true, false])
    const box = (await page.locator(videos).first().boundingBox())!
    const scrollTo = (top: number) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)
    await scrollTo(box.y + box.height * 0.6)
    await expect.poll(() => playing(page)).toEqual([false, false])
    await scrollTo(0)
    await expect.poll(() => playing(page)).toEqual([true, false])
  })

  test("stay paused after the visitor pauses them, even after scrolling", async ({ page }) => {
    await settled(page, firstOf("state-landing"))
    await expect.poll(() => playing(page)).toEqual([true, false])
    await page.getByRole("button", { name: "Pause videos" }).click()
    await expect.poll(() => playing(page)).toEqual([false, false])
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }))
    await page.waitForTimeout(200)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }))
    await page.waitForTimeout(400)
    expect(await playing(page)).toEqual([false, false])
    await page.getByRole("button", { name: "Play videos" }).click()
    await expect.poll(() => playing(page)).toEqual([true, false])
  })

  test("do not autoplay with reduced motion", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ reducedMotion: "reduce", viewport: { width: 1440, height } })
    const page = await context.newPage()
    await settled(page, `${baseURL}${firstOf("state-landing")}`)
    await page.waitForTimeout(800)
    expect(await playing(page)).toEqual([false, false])
    await context.close()
  })
})
