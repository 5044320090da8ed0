/**
 * Calls back when the browser is idle. If it lacks requestIdleCallback (Safari), calls back after the current task.
 * @param timeout the timeout in ms for a browser that is never idle. A video or an animated drawing can keep a slow
 * one busy.
 */
export function whenIdle(then: () => void, timeout: number) {
  if ("requestIdleCallback" in window) requestIdleCallback(then, { timeout })
  else setTimeout(then)
}
