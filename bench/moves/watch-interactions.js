/* Put into a document before its own scripts: keeps the longest duration that Event Timing tells of an interaction. */
window.longestInteraction = 0
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId > 0) window.longestInteraction = Math.max(window.longestInteraction, duration)
}).observe({ type: "event", durationThreshold: 16, buffered: true })
