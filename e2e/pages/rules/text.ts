import { atLeast } from "../../../test/is-sample"
import type { Rule } from "../expect-rules"

/** Text that is cut off or outside of the page (WCAG 1.4.4, 1.4.10, 1.4.12). */
export const lostText: Rule = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
    for (const element of document.querySelectorAll<HTMLElement>("main *, header *, footer *")) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element)
      const says = element.textContent?.trim() && !element.closest("[aria-hidden=true], [role=img], video")
      if (!says || clipPath !== "none" || !element.checkVisibility({ visibilityProperty: true })) continue
      const cutX = ["hidden", "clip"].includes(overflowX) && element.scrollWidth > element.clientWidth + 1
      const cutY = ["hidden", "clip"].includes(overflowY) && element.scrollHeight > element.clientHeight + 1
      if (cutX || cutY) found.push(`${element.tagName}.${element.className} cuts its words off`)
      const { left, right } = element.getBoundingClientRect()
      const scrolls = element.closest("[role=group]")
      if (!scrolls && element.children.length === 0 && (right > clientWidth + 1 || left < -1)) {
        found.push(`"${element.textContent?.slice(0, 30)}" ends at ${right}`)
      }
    }
    return found
  })

/** The page does not scroll sideways. */
export const overflow: Rule = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`${scrollWidth} px in a viewport of ${clientWidth} px`] : []
  })

/** Words that are split across two lines. Code and addresses may break anywhere. */
export const brokenWords: Rule = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const isOneLine = () => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size <= 1
    const broken: string[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      const parent = currentNode.parentElement
      if (!parent?.checkVisibility() || parent.closest("code, script, style, .visually-hidden")) continue
      range.selectNodeContents(currentNode)
      if (isOneLine()) continue
      for (const { 0: word, index } of (currentNode.nodeValue ?? "").matchAll(/[\p{L}\p{N}$]{3,}/gu)) {
        range.setStart(currentNode, index)
        range.setEnd(currentNode, index + word.length)
        if (!isOneLine()) broken.push(word)
      }
    }
    return broken
  })

/** Text that is not shown without scripts. Controls that need them are hidden on purpose. */
export const hiddenText: Rule = (page) =>
  page.locator("main").evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const seen = new Set<string>()
    const unseen: { words: string; isListed: boolean }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? ""
      const element = node.parentElement
      if (!words || !element || element.closest("script, style, button, [data-needs-script]")) continue
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (isSeen) seen.add(words)
      else unseen.push({ words, isListed: element.closest("li, nav, details") !== null })
    }
    // A list that is visible in one of two places counts as shown.
    return unseen.filter(({ words, isListed }) => !isListed || !seen.has(words)).map(({ words }) => words)
  })

/** Texts and links that are not laid out, except in closed disclosures, which open without scripts. */
export const unseenText: Rule = (page) =>
  page.getByRole("main").evaluate(
    (main, least) => {
      const seen = new Set<string>()
      const all: string[] = []
      const note = (holder: Element | null, what: string) => {
        const aside = holder?.closest("details, script, noscript, video, svg, [aria-hidden=true]")
        if (!holder || !what || aside) return
        all.push(what)
        if (holder.checkVisibility()) seen.add(what)
      }
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        note(walker.currentNode.parentElement, walker.currentNode.textContent?.trim() ?? "")
      }
      for (const link of main.querySelectorAll("a[href]")) note(link, `-> ${link.getAttribute("href")}`)
      const lost = all.filter((what) => !seen.has(what))
      return all.length > least ? lost : [...lost, `the page has only ${all.length} texts and links`]
    },
    atLeast(10, 3),
  )

/** Texts that lie on one another. */
export const overlappingText: Rule = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const lines: { words: string; left: number; right: number; top: number; bottom: number }[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      const words = currentNode.nodeValue?.trim()
      const parent = currentNode.parentElement
      const isShown = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      if (!words || !isShown || parent?.closest(".visually-hidden, svg, [aria-hidden=true]")) continue
      range.selectNodeContents(currentNode)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // The letters' part of a line, which is closer than its box in a tight title.
        const edge = (bottom - top) / 4
        if (right - left > 1) lines.push({ words, left, right, top: top + edge, bottom: bottom - edge })
      }
    }
    lines.sort((a, b) => a.top - b.top)
    return lines.flatMap((one, index) => {
      const found: string[] = []
      for (const other of lines.slice(index + 1)) {
        if (other.top >= one.bottom) break
        if (Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2)
          found.push(`"${one.words.slice(0, 30)}" lies on "${other.words.slice(0, 30)}"`)
      }
      return found
    })
  })
