import { type Locator, type Page, expect, test } from "./helpers/base"
import { counts } from "../test/content"
import { stateWith } from "./helpers/first-of"
import { styled } from "./helpers/styled"
import { hydrated, waitUntilSettled } from "./helpers/page-state"
import { controlWords } from "../test/own-words"

/** Requirement R17: motion, its timing and its distances. A test opens its page once. */

/** Scrolls until an element's top is at a share of the viewport's height, and the page has noticed. */
const bringTop = (element: Locator, share: number) =>
  element.evaluate(async (found, line) => {
    const top = found.getBoundingClientRect().top + window.scrollY
    window.scrollTo({ top: top - line * window.innerHeight, behavior: "instant" })
    // The page's own observers were there before, so they are called before.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(found))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, share)

/** Expects an element to be hidden until its trigger's top reaches a line, and then to fade in. */
async function expectReveal(element: Locator, trigger: Locator, before: number, after: number) {
  await bringTop(trigger, before)
  await expect(element).toHaveAttribute("data-reveal", "waiting")
  await expect(element).toHaveCSS("opacity", "0")
  await bringTop(trigger, after)
  await expect(element).toHaveAttribute("data-reveal", "shown")
}

/** The parts of the home page fade in: they are tested in their order on the page. */
async function expectReveals(page: Page, cards: Locator) {
  await test.step("parts fade in when their top reaches a line between 40 and 80 percent", async () => {
    const part = page.locator(styled("reveal")).first()
    // A short page may have no part that waits.
    if ((await part.count()) === 0) return
    await expectReveal(part, part, 0.85, 0.75)
    await expect(part).toHaveCSS("opacity", "1")
  })
  await test.step("the commitments fade in over 1 s when their top reaches 60 percent", async () => {
    const first = page.locator(`section ol > li${styled("commitments", "place")}`).first()
    // An owner may have no commitments.
    if ((await first.count()) === 0) return
    await expectReveal(first, first, 0.63, 0.59)
    await expect(first).toHaveCSS("transition-duration", "1s")
    await expect(first).toHaveCSS("opacity", "1")
  })
  await test.step("the skill cards rise 50 px and fade in over 1 s, 0.2 s apart, at the middle", async () => {
    await expect(cards).toHaveCount(counts.skills)
    if (counts.skills === 0) return
    await expect(cards.first()).toHaveCSS("translate", "0px 50px")
    await expectReveal(cards.first(), page.locator("#skills"), 0.53, 0.48)
    const times = await cards.evaluateAll((all) =>
      all
        .map((card) => getComputedStyle(card))
        .map((style) => [style.transitionDuration, style.transitionDelay]),
    )
    for (const index of [0, 1, 7].filter((each) => each < counts.skills)) {
      const [duration, delay = ""] = times[index] ?? []
      expect(duration).toBe("1s, 1s")
      expect(parseFloat(delay)).toBeCloseTo(index * 0.2)
    }
    await expect(cards.first()).toHaveCSS("opacity", "1")
    await expect(cards.first()).toHaveCSS("translate", /^(none|0px)$/)
  })
}

/** A card tilts toward the mouse. The script for it is not fetched before, nor for a finger. */
async function expectTilt(page: Page, cards: Locator, fetched: readonly string[]) {
  await bringTop(page.locator("#skills"), 0.1)
  const first = cards.first()
  const box = (await first.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  // The listener is there before the tap, and an object keeps its promise from being awaited too early.
  const tap = await first.evaluateHandle((card) => ({
    ended: new Promise<void>((resolve) => card.addEventListener("pointerup", () => resolve())),
  }))
  const session = await page.context().newCDPSession(page)
  for (const [type, touchPoints] of [
    ["touchStart", [{ x, y }]],
    ["touchMove", [{ x: x + 1, y }]],
    ["touchEnd", []],
  ] as const)
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: [...touchPoints] })
  await session.detach()
  await tap.evaluate(({ ended }) => ended)
  expect(fetched, "the script that tilts a card, before a mouse is over one").toEqual([])

  const leans = () => first.locator("> *").evaluate((element: HTMLElement) => element.style.transform)
  await page.mouse.move(x, y)
  await page.mouse.move(box.x + 1, box.y + 1)
  await expect
    .poll(leans)
    .toMatch(/^perspective\(1000px\) rotateX\((19\.\d+|20)deg\) rotateY\(-(1[89]\.\d+|20)deg\)$/)
  await expect.poll(() => fetched.length).toBeGreaterThan(0)
  await page.mouse.move(5, 5)
  await expect.poll(leans).toBe("")
}

test("on the home page words change, parts fade in, and cards tilt", async ({ page }) => {
  const fetched: string[] = []
  page.on("response", async (response) => {
    if (!response.url().endsWith(".js")) return
    if (/rotateX\(/.test(await response.text().catch(() => ""))) fetched.push(response.url())
  })
  await page.clock.install()
  await page.goto("/")
  await waitUntilSettled(page)
  await test.step("transitions take 300 ms with ease-out by default", async () => {
    await expect(page.getByRole("banner")).toHaveCSS("transition-duration", "0.3s")
    await expect(page.getByRole("banner")).toHaveCSS("transition-timing-function", "ease-out")
  })
  await test.step("the rotating words shift nothing when they change", async () => {
    const title = page.locator("h1")
    const places = new Set<string>()
    const words = new Set<string>()
    for (let look = 0; look < 4; look++) {
      places.add(JSON.stringify(await title.boundingBox()))
      words.add((await title.locator("[data-current]").textContent()) ?? "")
      await page.clock.fastForward(3000)
    }
    expect(words.size).toBeGreaterThanOrEqual(2)
    expect(places.size).toBe(1)
  })
  const cards = page.locator(`${styled("contribution", "cards")} > li`)
  await expectReveals(page, cards)
  if (counts.skills === 0) return
  await test.step("a card tilts to the mouse, 20 degrees at a corner, and returns", () =>
    expectTilt(page, cards, fetched))
})

const videos = "section video"
const playing = (page: Page) =>
  page.locator(videos).evaluateAll((all: HTMLVideoElement[]) => all.map((video) => !video.paused))

test("with reduced motion nothing is hidden, rotates or slides, and videos do not autoplay", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.clock.install()
  await page.goto("/")
  await waitUntilSettled(page)
  await expect(page.locator("[data-reveal]")).toHaveCount(0)
  const word = page.locator("h1 [data-current]")
  const before = await word.textContent()
  await page.clock.fastForward(3500)
  expect(await word.textContent()).toBe(before)
  await page.goto("/contact/")
  await hydrated(page)
  await expect(page.locator("[data-sliding]")).toHaveCount(0)
  await page.goto(stateWith("videos"))
  await hydrated(page)
  await expect(page.getByRole("button", { name: controlWords.state.play })).toBeVisible()
  expect(new Set(await playing(page))).toEqual(new Set([false]))
})

/** The widest stretch of each row that shows no card, at any time of the rows' way, in pixels. */
const widestHole = (rows: Locator) =>
  rows.evaluateAll((all) => {
    const holes = all.flatMap((row) =>
      [0, 20_000, 40_000, 59_999].map((time) => {
        for (const animation of row.getAnimations({ subtree: true })) animation.currentTime = time
        const { left: edge, right } = row.getBoundingClientRect()
        // The first card begins where the page's words do.
        const left = edge + parseFloat(getComputedStyle(row).paddingInlineStart)
        const cards = [...row.querySelectorAll("li")].map((card) => card.getBoundingClientRect())
        let [hole, end] = [0, left]
        for (const card of cards.toSorted((a, b) => a.left - b.left)) {
          if (card.left < right) hole = Math.max(hole, card.left - end)
          end = Math.max(end, card.right)
        }
        return Math.max(hole, right - end)
      }),
    )
    return Math.max(...holes)
  })

/** The reviews' sizes, and the height that their words need. */
const sizesOf = (reviews: Locator) =>
  reviews.evaluateAll((all) =>
    all.map((card) => {
      const { width, height } = card.getBoundingClientRect()
      const { paddingTop, paddingBottom, rowGap } = getComputedStyle(card)
      const words = [...card.children].map((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        return range.getBoundingClientRect().height
      })
      const room = parseFloat(paddingTop) + parseFloat(paddingBottom) + parseFloat(rowGap)
      return { width, height, inner: card.clientHeight, needs: words.reduce((sum, part) => sum + part, room) }
    }),
  )

test("the reviews slide in two rows without holes at any width; one switch pauses all motion, and is remembered", async ({
  page,
}) => {
  test.skip(counts.reviews === 0, "There are no reviews")
  await page.goto("/contact/")
  await waitUntilSettled(page)
  const rows = page.locator("[data-sliding]")
  await expect(rows).toHaveCount(2)
  const reviews = rows.locator("ul:not([aria-hidden]) > li")
  await expect(reviews).toHaveCount(counts.reviews)
  const copies = rows.locator("ul[aria-hidden=true]")
  await expect(copies).not.toHaveCount(0)

  await test.step("from 0 to -100 percent in 60 s, linearly and endlessly; copies are inert", async () => {
    const animations = await rows.locator("ul").evaluateAll((lists) =>
      lists.map((list) =>
        list.getAnimations().map(({ effect }) => ({
          timing: effect?.getTiming(),
          frames:
            effect instanceof KeyframeEffect
              ? effect.getKeyframes().map(({ transform, easing }) => [transform, easing])
              : [],
        })),
      ),
    )
    for (const [animation] of animations) {
      expect(animation?.timing).toMatchObject({ duration: 60_000, iterations: Infinity })
      expect(animation?.frames).toEqual([
        ["none", "linear"],
        [expect.stringMatching(/^translateX?\(-100%\)$/), "linear"],
      ])
    }
    await expect(rows.locator("ul[aria-hidden=true]:not([inert])")).toHaveCount(0)
  })

  // Also where the window grows.
  for (const width of [1440, 390, 1920, 320, 768, 2560, 3840])
    await test.step(`at ${width} px: no hole; 280 to 600 px wide, 200 to 450 px high`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => widestHole(rows), { message: `a hole at ${width} px` }).toBeLessThan(40)
      const sizes = await sizesOf(reviews)
      expect(sizes).toHaveLength(counts.reviews)
      for (const { width: wide, height: high, inner, needs } of sizes) {
        expect(wide, `at ${width} px`).toBeGreaterThan(279.9)
        expect(wide, `at ${width} px`).toBeLessThan(600.1)
        expect(high, `at ${width} px`).toBeGreaterThanOrEqual(200)
        expect(high, `at ${width} px`).toBeLessThanOrEqual(450)
        // As high as its words, where those need more than the least height.
        if (width === 2560) expect(inner).toBeLessThanOrEqual(Math.max(200, needs + 16))
      }
    })

  await page.setViewportSize({ width: 1440, height: 900 })
  const still = page.getByRole("button", { name: controlWords.menu.still })
  await still.click()
  await expect(rows).toHaveCount(0)
  await page.goto("/")
  await waitUntilSettled(page)
  await expect(still).toHaveAttribute("aria-pressed", "true")
  await expect(page.locator("[data-reveal]")).toHaveCount(0)
  await still.click()
  await page.goto("/contact/")
  await expect(rows).toHaveCount(2)
})

test("a state's videos play one after another in a loop; they pause while less than half is visible, and while the visitor wants it", async ({
  page,
}) => {
  await page.goto(stateWith("videos"))
  await waitUntilSettled(page)
  const all = page.locator(videos)
  test.skip((await all.count()) !== 2, "This state has another number of videos")
  const expectPlaying = (...wanted: boolean[]) => expect.poll(() => playing(page)).toEqual(wanted)
  /** The current one is fetched in full. */
  const expectPreload = async (...wanted: string[]) =>
    expect(await all.evaluateAll((each: HTMLVideoElement[]) => each.map(({ preload }) => preload))).toEqual(
      wanted,
    )
  const toEnd = (index: number) =>
    all.nth(index).evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.1
    })

  await test.step("pause while less than half is visible", async () => {
    await expectPlaying(true, false)
    await bringTop(all.first(), -0.6)
    await expectPlaying(false, false)
    await bringTop(page.locator("body"), 0)
    await expectPlaying(true, false)
  })
  await test.step("play one after another", async () => {
    expect(await all.evaluateAll((each: HTMLVideoElement[]) => each.every(({ muted }) => muted))).toBe(true)
    await expectPreload("auto", "metadata")
    await toEnd(0)
    await expectPlaying(false, true)
    await expectPreload("metadata", "auto")
    await toEnd(1)
    await expectPlaying(true, false)
  })
  await test.step("stay paused after the visitor pauses them, even after scrolling", async () => {
    await page.getByRole("button", { name: controlWords.state.pause }).click()
    await expectPlaying(false, false)
    await bringTop(page.getByRole("contentinfo"), 0)
    await bringTop(page.locator("body"), 0)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await playing(page)).toEqual([false, false])
    await page.getByRole("button", { name: controlWords.state.play }).click()
    await expectPlaying(true, false)
  })
})
