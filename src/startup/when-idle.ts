/**
 * Calls back when the browser has nothing better to do; where it does not tell (Safari), after what it is at.
 * @param patience how long a browser that is never idle is waited for, in ms: a video or a drawing in motion can take all
 * of a slow one.
 */
export function whenIdle(then: () => void, patience = 1000) {
  if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout: patience })
  else setTimeout(then)
}
