/** What the benchmark reads of a trace event. Times are in microseconds; `tdur` is the thread's own time. */
export type TraceEvent = {
  name: string
  pid: number
  tid: number
  ts: number
  tdur?: number | undefined
  args: {
    name?: string | undefined
    data?: { url?: string | undefined; functionName?: string | undefined } | undefined
  }
}

/** A task of a page's main thread: its start after the first contentful paint, its thread time, both in ms, and its largest parts. */
export type LongTask = { at: number; ms: number; parts: string[] }

/** Tasks over this many milliseconds keep a visitor waiting (https://web.dev/articles/tbt). */
const long = 50

/** Parts of a task that are worth a word, in ms. */
const notable = 10

/**
 * Tasks over 50 ms after the first contentful paint, in thread time: by the clock, other work would count too.
 * @throws if the trace has no such paint.
 */
export function longTasksIn(events: readonly TraceEvent[]): LongTask[] {
  const paint = events.find(({ name }) => name === "firstContentfulPaint")
  if (!paint) throw new Error("The trace has no first contentful paint.")
  const own = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid)
  const tasks = own.filter(
    ({ name, ts, tdur = 0 }) => name === "RunTask" && ts > paint.ts && tdur > long * 1000,
  )
  return tasks.map((task) => {
    const end = task.ts + (task.tdur ?? 0)
    const parts = own.filter(
      ({ name, ts, tdur = 0 }) =>
        !name.endsWith("RunTask") && ts >= task.ts && ts < end && tdur > notable * 1000,
    )
    return { at: (task.ts - paint.ts) / 1000, ms: (task.tdur ?? 0) / 1000, parts: parts.map(inWords) }
  })
}

const inWords = ({ name, tdur = 0, args: { data } }: TraceEvent) => {
  const place = [data?.functionName, data?.url?.replace(/^.*\//, "")].filter(Boolean).join(" ")
  return `${name}${place && ` ${place}`} ${(tdur / 1000).toFixed(0)}`
}
