/** @jest-environment jsdom */
import { onPaint, transferredBytes } from "./visit"

type Entry = { startTime: number }

/** A browser that tells of these kinds of entries. */
function browser(types: string[], entries: Entry[]) {
  const Observer = class {
    static supportedEntryTypes = types
    constructor(private readonly then: (list: { getEntries: () => Entry[] }) => void) {}
    observe = () => this.then({ getEntries: () => entries })
    disconnect = () => {}
  }
  Object.assign(window, { PerformanceObserver: Observer })
}

function openedAt(address: string, resources: object[] = []) {
  Object.assign(window, { PerformanceResourceTiming: Timing })
  Object.assign(performance, {
    getEntriesByType: (type: string) =>
      type === "navigation" ? [new Timing({ name: new URL(address, location.href).href })] : resources,
  })
}

class Timing {
  readonly transferSize = 0
  constructor(values: object) {
    Object.assign(this, values)
  }
}

const paints = () => {
  const then = jest.fn()
  onPaint(then)
  return then
}

test("the largest paint is the last that the browser reported", () => {
  openedAt("/")
  browser(["paint", "largest-contentful-paint"], [{ startTime: 300 }, { startTime: 640 }])
  expect(paints()).toHaveBeenCalledWith({ time: 640, largest: true })
})

test("a browser that knows no largest paint tells its first", () => {
  openedAt("/")
  browser(["paint"], [{ startTime: 300 }])
  expect(paints()).toHaveBeenCalledWith({ time: 300, largest: false })
})

test.each([
  ["where the browser tells nothing", "/", []],
  ["after a move within the site, whose paint it was not", "/work/", ["largest-contentful-paint"]],
])("there is none %s", (_, address, types) => {
  openedAt(address)
  browser(types, [{ startTime: 300 }])
  expect(paints()).not.toHaveBeenCalled()
})

test("what was received is the sum of what came over the network", () => {
  openedAt("/", [new Timing({ transferSize: 1000 }), new Timing({ transferSize: 500 }), new Timing({})])
  expect(transferredBytes()).toBe(1500)
})
