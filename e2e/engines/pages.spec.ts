import { kinds } from "../../test/page-kinds"
import { expect, test } from "./fixtures"
import type { Visitor } from "./visitor"

/** One page of each kind is whole, in every engine. In Chromium, e2e/pages/ visits all. */

const unknown = "/no-such-page/"

/** Elements wider than the viewport, and the parts of the page that are not shown. */
const faultsOfLook = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const faults: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push(`${scrollWidth} px in a viewport of ${clientWidth} px`)
    const titles = document.querySelectorAll("h1").length
    if (titles !== 1) faults.push(`${titles} titles`)
    for (const part of ["header", "main", "footer"]) {
      const box = document.querySelector(`body ${part}`)?.getBoundingClientRect()
      if (!box || box.width < 200 || box.height < 20) faults.push(`no ${part}`)
    }
    return faults
  })

/** Pictures in the viewport that are not loaded. */
const missingPictures = () =>
  [...document.images]
    .filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight && !(image.complete && image.naturalWidth > 0)
    })
    .map((image) => image.currentSrc)

for (const route of [...kinds.map(({ path }) => path), unknown])
  test(`${route} is whole`, async ({ visitor }) => {
    await visitor.settle(route)
    await visitor.eventually(missingPictures, [], [])
    expect(await faultsOfLook(visitor)).toEqual([])
    await visitor.resize(390, 844)
    await visitor.scrollTo(0)
    await visitor.eventually(missingPictures, [], [])
    expect(await faultsOfLook(visitor)).toEqual([])
    await visitor.scrollThrough()
    const faults = await visitor.faults()
    // Gatsby looks for an unknown page once more.
    expect(faults.filter((fault) => !(route === unknown && fault.startsWith("404: ")))).toEqual([])
  })
