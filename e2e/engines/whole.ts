import { expect, test } from "./drivers/fixtures"
import { invisibleParts, unreadable, unseenControls } from "./looks"
import type { Visitor } from "./drivers/visitor"

/** The kinds of pages with a layout or controls of their own. */
export const special = new Set(["index", "work", "case-study", "article", "contact", "estimate", "proof"])

/** An address without a page. */
export const unknown = "/no-such-page/"

/** Elements wider than the viewport, and the parts of the page that are not shown. */
const visualProblems = () => {
  const problems: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) problems.push(`${scrollWidth} px in a viewport of ${clientWidth} px`)
  const titles = document.querySelectorAll("h1").length
  if (titles !== 1) problems.push(`${titles} titles`)
  for (const part of ["header", "main", "footer"]) {
    const box = document.querySelector(`body ${part}`)?.getBoundingClientRect()
    if (!box || box.width < 200 || box.height < 20) problems.push(`no ${part}`)
  }
  return problems
}

/** Pictures in the viewport that are not loaded. */
const missingPictures = () =>
  [...document.images]
    .filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight && !(image.complete && image.naturalWidth > 0)
    })
    .map((image) => image.currentSrc)

async function expectWhole(visitor: Visitor) {
  await visitor.eventually(missingPictures, [], [])
  expect(await visitor.evaluate(visualProblems)).toEqual([])
}

async function expectReadable(visitor: Visitor) {
  await visitor.eventually(unreadable, [], [])
  await visitor.eventually(unseenControls, [], [])
}

/** A page is whole, light and dark, wide and narrow. */
export const isWhole = (route: string) =>
  test(`${route} is whole`, async ({ visitor }) => {
    await visitor.open(route)
    // The scripts start by themselves.
    await visitor.eventually(() => document.querySelectorAll("header [data-live]").length, [], 1)
    await visitor.rest()
    await expectWhole(visitor)
    await expectReadable(visitor)
    await visitor.click('button[aria-label="Dark colors"]')
    await expectReadable(visitor)
    await visitor.resize(390, 844)
    await visitor.scrollTo(0)
    await expectWhole(visitor)
    await visitor.scrollThrough()
    await visitor.eventually(invisibleParts, [], [])
    const errors = await visitor.errors()
    // Gatsby looks for an unknown page once more.
    expect(errors.filter((error) => !(route === unknown && error.startsWith("404: ")))).toEqual([])
  })
