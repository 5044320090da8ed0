/** The phone for which the build counts pictures: in CSS pixels, and its pixels to each. Its scheme is light. */
export const phone = { width: 412, height: 823, density: 1.75 }

const rem = 16

type Attributes = Readonly<Record<string, string>>

/** The file that a phone fetches of a picture's `source`s and `img`, in order; undefined if it has none. */
export function phonePicture(sources: readonly Attributes[]): string | undefined {
  const source = sources.find(({ media = "" }) => holds(media))
  const { srcset, sizes = "100vw", src } = source ?? {}
  if (srcset === undefined) return src
  const width = widthOf(sizes)
  const candidates = srcset
    .split(/,\s+/)
    .map((candidate) => {
      const [address = "", size = "1x"] = candidate.trim().split(/\s+/)
      return { address, density: Number.parseFloat(size) / (size.endsWith("w") ? width : 1) }
    })
    .toSorted((a, b) => a.density - b.density)
  // As Chromium chooses since version 156: the smallest that is sharp, or the largest (measured; it took the nearer one before).
  const chosen = candidates.find(({ density }) => density >= phone.density) ?? candidates.at(-1)
  return chosen?.address
}

/** Whether a media query holds on the phone: about widths and the color scheme, joined by `and`. */
const holds = (media: string) => {
  if (media.includes("prefers-color-scheme: dark")) return false
  return [...media.matchAll(/\((min|max)-width: ([\d.]+)(rem|px)?\)/g)].every(([, end, size = "", unit]) => {
    const limit = Number(size) * (unit === "rem" ? rem : 1)
    return end === "min" ? phone.width >= limit : phone.width <= limit
  })
}

/** The width of a `sizes` attribute on the phone: the first length whose condition holds. */
function widthOf(sizes: string): number {
  const [length = ""] = sizes
    .split(/,\s*/)
    .filter((size) => holds(size))
    .map((size) => size.replace(/^.*\)\s+/, ""))
  const [, figure, unit] = /^([\d.]+)(vw|rem|px)$/.exec(length) ?? []
  if (figure === undefined) return phone.width
  return Number(figure) * (unit === "vw" ? phone.width / 100 : unit === "rem" ? rem : 1)
}
