import type { Browser, Page } from "@playwright/test"
import { phone } from "../src/post-build/title-block/phone-picture"
import { throttle } from "./navigation/throttle"

/** Opens an empty page on a phone with a slow processor, and with a slow line if `network` is true. */
export async function openPhone(browser: Browser, options: { network: boolean }): Promise<Page> {
  const { density, ...viewport } = phone
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: density,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await throttle(page, options)
  return page
}
