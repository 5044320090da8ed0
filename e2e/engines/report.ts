/** Where a page sends what it tells to the relay. */
export const reportPath = "/told-to-the-relay"

/** Runs first in each page: tells its errors and dialogs. A dialog would stop a WebDriver session. */
function report(path: string) {
  const { fetch } = window
  const telling: Promise<unknown>[] = []
  Reflect.set(window, "telling", telling)
  const send = (kind: string, words: string) =>
    void telling.push(
      fetch(path, { method: "POST", body: `${kind}\n${words}`, keepalive: true }).catch(() => {}),
    )
  const inWords = (what: unknown) =>
    what instanceof Error ? `${what.message} ${what.stack?.slice(0, 300)}` : String(what)

  let isLeft = false
  addEventListener("beforeunload", () => (isLeft = true))
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) send("error", inWords(event.error ?? event.message))
    // Firefox drops videos that still load when the page is left.
    else if (event.target instanceof Element && !(isLeft && event.target.matches("video, source")))
      send("failed", event.target.outerHTML.slice(0, 200))
  }
  // A file that fails to load fires an event that does not bubble.
  addEventListener("error", onError, { capture: true })
  addEventListener("unhandledrejection", ({ reason }) => send("rejection", inWords(reason)))
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    send("refused", `${effectiveDirective} ${blockedURI} ${sample}`),
  )
  for (const level of ["error", "warn"] as const) {
    const log = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      send(`console.${level}`, words.map(inWords).join(" "))
      log(...words)
    }
  }
  window.alert = (words?: unknown) => send("dialog", String(words))
}

export const reportScript = `(${String(report)})(${JSON.stringify(reportPath)});`
