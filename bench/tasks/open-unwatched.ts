import type { Browser } from "@playwright/test"
import { z } from "zod"
import { slowdown } from "../navigation/throttle"
import { phone } from "../../src/post-build/title-block/phone-picture"

const answer = z.object({ id: z.number() })

/**
 * Opens a page on a phone with a processor four times slower, to which no debugger listens. While one does, as in
 * Playwright, V8 parses the scripts once more for each error that they make. React makes some as it starts, which takes
 * half of its first task. Visitors have no debugger.
 * @returns what opens an address, and what closes the page.
 */
export async function openUnwatched(browser: Browser) {
  const session = await browser.newBrowserCDPSession()
  const { browserContextId } = await session.send("Target.createBrowserContext")
  const { targetId } = await session.send("Target.createTarget", { url: "about:blank", browserContextId })
  const { sessionId } = await session.send("Target.attachToTarget", { targetId, flatten: false })
  const waiting = new Map<number, () => void>()
  session.on("Target.receivedMessageFromTarget", ({ message }) =>
    waiting.get(answer.safeParse(JSON.parse(message)).data?.id ?? 0)?.(),
  )
  /** Sends a command to the page and waits for the answer. */
  const send = async (method: string, params: object) => {
    const id = waiting.size + 1
    const answered = new Promise<void>((resolve) => waiting.set(id, resolve))
    await session.send("Target.sendMessageToTarget", {
      sessionId,
      message: JSON.stringify({ id, method, params }),
    })
    await answered
  }
  const { density, ...size } = phone
  await send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: density, mobile: true })
  await send("Emulation.setTouchEmulationEnabled", { enabled: true })
  await send("Emulation.setCPUThrottlingRate", { rate: slowdown })
  return {
    open: (url: string) => send("Page.navigate", { url }),
    close: async () => {
      await session.send("Target.disposeBrowserContext", { browserContextId })
      await session.detach()
    },
  }
}
