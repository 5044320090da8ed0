import type { CDPSession, Page } from "@playwright/test"

/** Does a job in a session with the browser that is given back afterwards: later tests have the same page. */
async function inSession(page: Page, job: (session: CDPSession) => Promise<void>) {
  const session = await page.context().newCDPSession(page)
  await job(session).finally(() => session.detach())
}

/**
 * Turns scripts off for the pages that a job opens. `javaScriptEnabled: false` does the same, but in a context of its
 * own, which is a new process of the browser.
 */
export const withoutScript = (page: Page, job: () => Promise<void>) =>
  inSession(page, async (session) => {
    await session.send("Emulation.setScriptExecutionDisabled", { value: true })
    await job().finally(() => session.send("Emulation.setScriptExecutionDisabled", { value: false }))
  })

/**
 * Blocks files during a job. A route does the same, but looks at every request and turns the cache off.
 * @param urls patterns of addresses, such as `*.js`.
 */
export const withoutFiles = (page: Page, urls: string[], job: () => Promise<void>) =>
  inSession(page, async (session) => {
    await session.send("Network.enable")
    await session.send("Network.setBlockedURLs", { urls })
    await job().finally(() => session.send("Network.setBlockedURLs", { urls: [] }))
  })
