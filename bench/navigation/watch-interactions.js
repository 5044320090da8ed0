/* Runs in a document before its own scripts and keeps the longest interaction that Event Timing reports. */
window.longestInteraction = 0
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId > 0) window.longestInteraction = Math.max(window.longestInteraction, duration)
}).observe({ type: "event", durationThreshold: 16, buffered: true })
