import type { Browser } from "@playwright/test"
import { z } from "zod"
import { openUnwatched } from "./open-unwatched"
import { type LongTask, type TraceEvent, longTasksIn } from "./trace"

/**
 * How long a page is watched from its start, in ms. Its scripts wait up to a second for an idle moment, and its rest is
 * laid out after that.
 */
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

/**
 * Opens a page on a phone with a processor four times slower, and touches nothing.
 * @returns the long tasks of its main thread after the first contentful paint.
 */
export async function measurePageTasks(browser: Browser, url: string): Promise<LongTask[]> {
  const page = await openUnwatched(browser)
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on("Tracing.dataCollected", ({ value }) =>
    events.push(...value.flatMap((each) => event.safeParse(each).data ?? [])),
  )
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } })
  await Promise.all([page.open(url), new Promise((resolve) => setTimeout(resolve, watched))])
  const ended = new Promise<unknown>((resolve) => session.once("Tracing.tracingComplete", resolve))
  await session.send("Tracing.end")
  await ended
  await session.detach()
  await page.close()
  return longTasksIn(events)
}
