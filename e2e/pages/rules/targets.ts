import type { Rule } from "../expect-rules"
import { styled } from "../../helpers/styled"

const primary = `button, summary, header:not(article header) a, form input, form textarea, ${styled("action-link")},
  ${styled("work-list", "filter")} a, footer ul[aria-label] a`

/**
 * Controls are at least 24 px in both directions, and main controls 44 px (WCAG 2.5.8, 2.5.5). Links within a sentence are
 * exempt, one that is a line of its own is not.
 */
export const smallTargets: Rule = (page) =>
  page.evaluate(
    ([main, prose]) =>
      [...document.querySelectorAll("a, button, summary, input, textarea")]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .filter((target) => {
          const isInSentence = [...(target.parentElement?.childNodes ?? [])].some(
            ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(nodeValue ?? ""),
          )
          return !target.closest(`[aria-hidden=true], ${prose}`) && !(target.matches("a") && isInSentence)
        })
        .flatMap((target) => {
          // A press on the label chooses, too.
          const { width, height } = (
            target.closest("label:has([type=radio])") ?? target
          ).getBoundingClientRect()
          const least = target.matches(main) ? 44 : 24
          // A link is as wide as its words; room around it makes up for that (WCAG 2.5.8, Spacing).
          const size = target.matches("a") && target.textContent ? height : Math.min(width, height)
          const is = Math.round(size * 10) / 10
          return is < least ? [`${target.textContent || target.tagName}: ${is} of ${least} px`] : []
        }),
    [primary, styled("prose")] as const,
  )
