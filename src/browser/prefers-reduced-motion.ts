import { preference } from "./preferences"

/** Matches where the visitor's system asks for less motion. */
export const reducedMotion = "(prefers-reduced-motion: reduce)"

/** Returns whether automatic motion is off: by the visitor's system or by the site's switch. */
export const prefersReducedMotion = () =>
  preference("motion") === "paused" || window.matchMedia(reducedMotion).matches
