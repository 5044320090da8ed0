import { type TraceEvent, longTasksIn } from "./trace"

const event = (name: string, ts: number, tdur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  pid: 1,
  tid: 1,
  ts: ts * 1000,
  tdur: tdur * 1000,
  args: {},
  ...more,
})
const paint = event("firstContentfulPaint", 100, 0)

test("only tasks of the page's main thread count, over 50 ms and after the first contentful paint", () => {
  const tasks = longTasksIn([
    event("RunTask", 20, 90),
    paint,
    event("RunTask", 120, 50),
    event("RunTask", 200, 60),
    event("RunTask", 200, 99, { tid: 2 }),
    event("RunTask", 200, 99, { pid: 2 }),
  ])
  expect(tasks).toEqual([{ at: 100, ms: 60, parts: [] }])
})

test("a task names what takes most of its time, with the script", () => {
  const call = { data: { functionName: "render", url: "http://localhost/app-1.js" } }
  const [task] = longTasksIn([
    paint,
    event("RunTask", 200, 80),
    event("Layout", 210, 30),
    event("FunctionCall", 245, 25, { args: call }),
    event("Paint", 272, 3),
    event("Layout", 290, 30),
  ])
  expect(task?.parts).toEqual(["Layout 30", "FunctionCall render app-1.js 25"])
})

test("a trace without a paint is an error", () => {
  expect(() => longTasksIn([event("RunTask", 0, 60)])).toThrow("no first contentful paint")
})
