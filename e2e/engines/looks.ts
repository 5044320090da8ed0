/** What a page in some engine looks like. Each function runs in the page. */

/** Whether the page's ground is dark, once its color no longer changes. */
export const isDark = () => {
  const [red = 255, green = 255, blue = 255] =
    getComputedStyle(document.documentElement)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? []
  return red + green + blue < 380
}

/** Words that can hardly be read: their color is near that of what is behind them. */
export const unreadable = () => {
  const parts = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? []
  const luminance = (color: string) => {
    const [r = 0, g = 0, b = 0] = parts(color).map((value) => (value / 255) ** 2.2)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const groundOf = (start: Element) => {
    for (let at: Element | null = start; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at)
      if (backgroundImage !== "none") return undefined
      if ((parts(backgroundColor)[3] ?? 1) === 1 && backgroundColor !== "transparent") return backgroundColor
    }
    return "rgb(255, 255, 255)"
  }
  return [
    ...document.querySelectorAll("header a, main :is(h1, h2, h3, p, dt, dd, label, a), footer :is(p, a)"),
  ]
    .filter((part) => part.getClientRects().length > 0 && part.textContent?.trim() && !part.closest("svg"))
    .flatMap((part) => {
      const ground = groundOf(part)
      const { color: fill, webkitTextStrokeColor, webkitTextStrokeWidth } = getComputedStyle(part)
      // Outlined letters have no fill.
      const color = parseFloat(webkitTextStrokeWidth) > 0 ? webkitTextStrokeColor : fill
      if (!ground || !color.startsWith("rgb") || !ground.startsWith("rgb")) return []
      const [a, b] = [luminance(color), luminance(ground)]
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      return contrast < 3 ? [`${part.outerHTML.slice(0, 60)}: ${color} on ${ground}`] : []
    })
}

/**
 * Controls without an edge and without a ground of their own. The seam's slider is clear; its handle is what is seen.
 */
export const unseenControls = () =>
  [...document.querySelectorAll("main :is(input:not([tabindex='-1']), textarea, button[type=submit])")]
    .filter((control) => {
      const handle = control.matches("[type=range]") ? control.nextElementSibling?.querySelector("svg") : null
      const style = getComputedStyle(handle ?? control)
      const isClear = (color: string) => color === "transparent" || color.endsWith(", 0)")
      const edge =
        (parseFloat(style.borderTopWidth) > 0 && !isClear(style.borderTopColor)) ||
        (parseFloat(style.borderBottomWidth) > 0 && !isClear(style.borderBottomColor))
      // The ruler of a video is drawn as a picture.
      const isDrawn = style.backgroundImage !== "none" || !isClear(style.backgroundColor)
      return control.getClientRects().length > 0 && !edge && !isDrawn
    })
    .map((control) => control.outerHTML.slice(0, 80))

/** Parts that come into view with motion and cannot be seen. */
export const invisibleParts = () =>
  [...document.querySelectorAll("[data-reveal]")]
    .filter((part) => getComputedStyle(part).opacity !== "1" || part.matches("[data-reveal=waiting]"))
    .map((part) => part.outerHTML.slice(0, 100))
