/** Calls back when the browser has nothing better to do; where it does not tell (Safari), after what it is at. */
export function whenIdle(then: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(then)
  else setTimeout(then)
}
