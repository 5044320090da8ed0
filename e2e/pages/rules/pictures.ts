import type { Rule } from "../expect-rules"

/** Every picture has its size and its alternative text in the HTML, and has loaded if it was asked for. */
export const brokenPictures: Rule = (page) =>
  page.locator("img").evaluateAll(async (images: HTMLImageElement[]) => {
    // One that waits for the visitor to come near is never decoded before, and has its address at once if it has one alone.
    const asked = images.filter(
      ({ currentSrc, loading, complete }) => currentSrc && (loading !== "lazy" || complete),
    )
    await Promise.all(asked.map((image) => image.decode().catch(() => {})))
    return images
      .filter(
        (image) =>
          !["alt", "width", "height"].every((name) => image.hasAttribute(name)) ||
          (image.complete && image.currentSrc !== "" && image.naturalWidth === 0),
      )
      .map((image) => image.outerHTML.slice(0, 200))
  })

/** The smallest picture that counts as the largest of a first view: a tenth of a phone's screen, in square pixels. */
const least = 0.1 * 390 * 844

/**
 * The largest picture of the first view is fetched first, and pictures below the fold are lazy. The page must have just
 * been opened.
 */
export const fetchOrder: Rule = (page) =>
  page.locator("img").evaluateAll((images: HTMLImageElement[], smallest) => {
    const pictures = images.map((image) => {
      const { top, width, height, bottom } = image.getBoundingClientRect()
      const seen = Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0)) * width
      return { image, seen: height > 0 ? seen : 0 }
    })
    const [largest] = pictures.toSorted((a, b) => b.seen - a.seen)
    const isLate =
      largest !== undefined &&
      largest.seen > smallest &&
      (largest.image.loading !== "eager" || largest.image.fetchPriority !== "high")
    const below = pictures.filter(({ seen, image }) => seen === 0 && image.loading !== "lazy")
    return [
      ...(isLate
        ? [`the largest picture of the first view is late: ${largest.image.outerHTML.slice(0, 200)}`]
        : []),
      ...below.map(({ image }) => `not lazy below the fold: ${image.outerHTML.slice(0, 200)}`),
    ]
  }, least)

/** The maximum ratio of a picture's own width to its width on screen, both in device pixels. */
const most = 1.6

const screens = [
  { width: 390, height: 844, density: 2 },
  { width: 390, height: 844, density: 3 },
  { width: 768, height: 1024, density: 1 },
  { width: 768, height: 1024, density: 2 },
  { width: 1440, height: 900, density: 1 },
  { width: 1440, height: 900, density: 2 },
  { width: 1920, height: 1080, density: 1 },
  { width: 1920, height: 1080, density: 2 },
]

/** No picture has many more pixels than the screen shows of it, on phones, tablets and desktops. Changes the screen. */
export const wastedPixels: Rule = async (page) => {
  const session = await page.context().newCDPSession(page)
  await session.send("Network.enable")
  const found: string[] = []
  for (const { width, height, density } of screens) {
    const screen = { width, height, deviceScaleFactor: density, mobile: false }
    await session.send("Emulation.setDeviceMetricsOverride", screen)
    // This empties the memory. Chromium would choose a larger file that it has in there.
    await session.send("Network.setCacheDisabled", { cacheDisabled: true })
    const large = await page.evaluate(ratios, most)
    found.push(...large.map((each) => `${each} at ${width} px, density ${density}`))
  }
  await session.send("Emulation.clearDeviceMetricsOverride")
  await session.detach()
  return found
}

/** Runs in the page: finds the pictures above the ratio. */
async function ratios(limit: number): Promise<string[]> {
  const shown = [...document.querySelectorAll("img")].filter((image) => image.offsetWidth > 0)
  const measured = shown.map(async (image) => {
    // A picture keeps its file when the screen changes. A copy chooses as on a first visit.
    const holder = document.createElement("div")
    holder.append((image.closest("picture") ?? image).cloneNode(true))
    const fresh = holder.querySelector("img")
    if (!fresh) return []
    fresh.loading = "eager"
    await new Promise((resolve) => {
      for (const end of ["load", "error"]) fresh.addEventListener(end, resolve)
    })
    const file = fresh.currentSrc
    if (!file || /\.svg$|^data:/.test(file)) return []
    // With a srcset, natural sizes are divided by the density. A second img without one has the file's own size.
    const own = new Image()
    own.src = file
    await new Promise((resolve) => {
      for (const end of ["load", "error"]) own.addEventListener(end, resolve)
    })
    const across = image.offsetWidth / own.naturalWidth
    const down = image.offsetHeight / own.naturalHeight
    const covers = getComputedStyle(image).objectFit === "cover"
    const ratio = 1 / ((covers ? Math.max(across, down) : Math.min(across, down)) * devicePixelRatio)
    return ratio > limit ? [`${new URL(file, location.href).pathname} has ${ratio.toFixed(2)} ×`] : []
  })
  return [...new Set((await Promise.all(measured)).flat())]
}
