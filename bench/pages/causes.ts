import { z } from "zod"

const node = z.object({ selector: z.string() })
const phase = z.object({ label: z.string(), duration: z.number() })
const task = z.object({ url: z.string(), duration: z.number() })

type Audits = Record<string, { score: number | null; title: string; details?: unknown }>
type Category = { auditRefs: { id: string; weight: number }[] }

/** Every object in an audit's details that matches a shape, at any depth. */
function within<T>(details: unknown, shape: z.ZodType<T>): T[] {
  const found = shape.safeParse(details)
  if (found.success) return [found.data]
  if (typeof details !== "object" || details === null) return []
  return Object.values(details).flatMap((value) => within(value, shape))
}

const nameOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)

/** A page's slow parts, one per line: its largest paint with its phases, its long tasks, its failed audits. */
export function causesOf(audits: Audits, categories: readonly Category[]): string[] {
  const lcp = audits["lcp-breakdown-insight"]?.details
  const element = within(lcp, node)[0]?.selector ?? "unknown"
  const phases = within(lcp, phase).map(({ label, duration }) => `${label} ${duration.toFixed(0)} ms`)
  const tasks = within(audits["long-tasks"]?.details, task).map(
    ({ url, duration }) => `${nameOf(url)} ${duration.toFixed(0)} ms`,
  )
  const shifts = within(audits["layout-shifts"]?.details, node).map(({ selector }) => selector)
  const failed = categories
    .slice(1)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0))
    .map(({ id }) => `${id} (${audits[id]?.title ?? ""})`)
  return [
    `largest paint: ${element}, seen unthrottled: ${phases.join(", ")}`,
    `long tasks: ${tasks.join(", ") || "none"}`,
    ...(shifts.length > 0 ? [`shifted: ${shifts.join(", ")}`] : []),
    ...(failed.length > 0 ? [`failed: ${failed.join(", ")}`] : []),
  ]
}
