import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { Boundary } from "../components/boundary/boundary"
import { applySheet } from "./apply-sheet"

let pressed: HTMLElement | undefined

/**
 * For Gatsby's `replaceHydrateFunction`: hydrates a built page in steps, as React yields to the browser every 5 ms
 * during a transition. React handles clicks from its first step on. An error outside of the layout, as in the router,
 * must not take the page either.
 */
export const hydrateInSteps = () => (page: ReactNode, container: Element) => {
  pressed = window.startup?.earlyPress()
  // A script that failed to load (first.ts) may have loaded on a second try.
  document.documentElement.dataset.scripts = ""
  // React adds controls for which the page's own styles have no rules.
  applySheet()
  const kept = <Boundary page={`#${container.id}`}>{page}</Boundary>
  startTransition(() => void hydrateRoot(container, kept))
}

/** Repeats the visitor's click from before React was listening, unless the browser opened a popover with it. */
export function pressAgain() {
  // As React has rendered it; the first script marked that it was pressed.
  if (pressed?.ariaDisabled) pressed.ariaDisabled = "false"
  if (!(pressed instanceof HTMLButtonElement && pressed.popoverTargetElement)) pressed?.click()
}
