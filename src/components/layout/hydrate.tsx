import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { ErrorBoundary } from "../error-boundary/error-boundary"

let clicked: HTMLElement | undefined

/**
 * For Gatsby's `replaceHydrateFunction`: hydrates a built page in steps, as React yields to the browser every 5 ms
 * during a transition. React handles clicks from its first step on. An error outside of the layout, as in the router,
 * must not take the page either.
 */
export const hydrateInSteps = () => (page: ReactNode, container: Element) => {
  clicked = window.startup?.queuedClick()
  // A script that failed to load (head-script.ts) may have loaded on a second try.
  document.documentElement.dataset.scripts = ""
  const kept = <ErrorBoundary page={`#${container.id}`}>{page}</ErrorBoundary>
  startTransition(() => void hydrateRoot(container, kept))
}

/** Repeats the visitor's click from before React was listening, unless the browser opened a popover with it. */
export function replayClick() {
  // The head script marked the button as clicked. React rendered it without the mark.
  if (clicked?.ariaDisabled) clicked.ariaDisabled = "false"
  if (!(clicked instanceof HTMLButtonElement && clicked.popoverTargetElement)) clicked?.click()
}
