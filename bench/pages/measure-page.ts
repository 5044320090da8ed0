import { z } from "zod"
import { causesOf } from "./causes"
import type { Figures } from "./figures"
import { type ResourceType, resourceTypeOf } from "../../test/resource-type"

const requests = z.object({
  items: z.array(
    z.object({
      url: z.string(),
      transferSize: z.number().default(0),
      mimeType: z.string().default(""),
    }),
  ),
})
const longTasks = z.object({ items: z.array(z.object({ duration: z.number(), url: z.string() })) })

/** Blocks requests to third parties, such as those of the booking page's calendar. */
const blockedUrlPatterns = ["https://*"]

/** A browser's trace sometimes lacks its beginning. Lighthouse then asks for another run. */
const tries = 3

/** Measures a page, and again if Lighthouse fails. Throws the last try's error. */
export async function measurePage(url: string, port: number): Promise<Figures> {
  for (let again = 1; again < tries; again++) {
    try {
      return await measureOnce(url, port)
    } catch {
      // The last try throws its error.
    }
  }
  return measureOnce(url, port)
}

/** Lighthouse's mobile preset, with its simulated slow 4G and 4× slower processor. Throws with its reason. */
async function measureOnce(url: string, port: number): Promise<Figures> {
  const { default: lighthouse } = await import("lighthouse")
  // Search engines are not meant to index the 404 page.
  const skipAudits = url.endsWith("/404.html") ? ["is-crawlable"] : []
  const result = await lighthouse(url, { port, logLevel: "error", blockedUrlPatterns, skipAudits })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`)

  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const tasks = longTasks.safeParse(audits["long-tasks"]?.details).data?.items ?? []
  const asked = requests
    .parse(audits["network-requests"]?.details)
    .items.filter((request) => request.url.startsWith("http://localhost"))
  const bytesOf = (sort: ResourceType) =>
    asked
      .filter(({ mimeType }) => resourceTypeOf(mimeType) === sort)
      .reduce((sum, item) => sum + item.transferSize, 0)

  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    seo: score("seo"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    longTasks: tasks.length,
    scriptTasks: tasks.filter(({ url: source }) => source.endsWith(".js")).length,
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
    requests: asked.length,
    total: asked.reduce((sum, item) => sum + item.transferSize, 0),
    bytes: {
      html: bytesOf("html"),
      script: bytesOf("script"),
      css: bytesOf("css"),
      font: bytesOf("font"),
      image: bytesOf("image"),
      media: bytesOf("media"),
      other: bytesOf("other"),
    },
    causes: causesOf(audits, Object.values(categories)),
  }
}
