import type { Page } from "@playwright/test"

/** The site is measured for a phone with a processor four times slower. */
export const slowdown = 4

/** Throttles a page's processor, and its network if `network` is true: 1.6 Mbit/s, 150 ms round trip. */
export async function throttle(page: Page, { network }: { network: boolean }) {
  const session = await page.context().newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  if (!network) return
  await session.send("Network.enable")
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1e6) / 8,
    uploadThroughput: (0.75 * 1e6) / 8,
  })
}
