import type { Browser } from "@playwright/test"
import { z } from "zod"
import { openPhone } from "../open-phone"
import { type LongTask, type TraceEvent, longTasksIn } from "./trace"

/** In ms. Scripts wait up to a second for an idle moment, and the rest is laid out after that. */
const watched = 6000

const includedCategories = ["loading", "devtools.timeline", "disabled-by-default-devtools.timeline"]

const event = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  tdur: z.number().optional(),
  args: z.object({
    name: z.string().optional(),
    data: z.object({ url: z.string(), functionName: z.string() }).partial().optional(),
  }),
})

/** The long tasks after the first contentful paint, without input, on a phone's processor, four times slower. */
export async function measurePageTasks(browser: Browser, url: string): Promise<LongTask[]> {
  const page = await openPhone(browser, { network: false })
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on("Tracing.dataCollected", ({ value }) =>
    events.push(...value.flatMap((each) => event.safeParse(each).data ?? [])),
  )
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } })
  await Promise.all([page.goto(url), page.waitForTimeout(watched)])
  const ended = new Promise<unknown>((resolve) => session.once("Tracing.tracingComplete", resolve))
  await session.send("Tracing.end")
  await ended
  await session.detach()
  await page.context().close()
  return longTasksIn(events)
}
