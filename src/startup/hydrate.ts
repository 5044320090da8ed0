import { type ReactNode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"

let pressed: HTMLElement | undefined

/**
 * For Gatsby's `replaceHydrateFunction`: takes a built page over in steps, as React gives a transition's work back
 * to the browser every 5 ms. From its first step on React hears what is pressed.
 */
export const hydrateInSteps = () => (page: ReactNode, container: Element) => {
  pressed = window.startup?.earlyPress()
  // A script that failed may have come at the second try (first.ts).
  document.documentElement.dataset.scripts = ""
  startTransition(() => void hydrateRoot(container, page))
}

/** Presses what the visitor pressed before there was anybody to hear it. */
export const pressAgain = () => pressed?.click()
