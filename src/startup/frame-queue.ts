import { whenIdle } from "./when-idle"

/** How long each step waits at most for an idle browser, in ms. */
const timeout = 100

const steps: (() => void)[] = []

/**
 * Changes how the page is laid out, at an idle moment and in a frame of its own: several changes in one frame would
 * keep a slow phone's main thread busy for too long. A page that is not visible has no frames.
 */
export function queueFrame(step: () => void) {
  if (steps.push(step) === 1) next()
}

function next() {
  whenIdle(() => {
    steps[0]?.()
    if (document.hidden) done()
    else requestAnimationFrame(done)
  }, timeout)
}

function done() {
  steps.shift()
  if (steps.length > 0) next()
}
