/** @jest-environment jsdom */
import { sendPageView } from "./page-view"
import type { Counter } from "./counter"

/** What is sent to each counter, and when nothing is. */

const asked: { address: string; options: RequestInit }[] = []

beforeEach(() => {
  asked.length = 0
  Object.assign(globalThis, {
    fetch: (address: string, options: RequestInit) => {
      asked.push({ address, options })
      return Promise.resolve()
    },
  })
})

afterEach(() => {
  delete process.env.COUNTER
  for (const key of ["doNotTrack", "globalPrivacyControl"]) Reflect.deleteProperty(navigator, key)
})

const setCounter = (setting: Omit<Counter, "site">) => {
  process.env.COUNTER = JSON.stringify({ ...setting, site: window.location.host })
}
const place = (pathname: string) => ({ pathname })
const visit = (to: string, from?: string) =>
  sendPageView({ location: place(to), prevLocation: from === undefined ? null : place(from) })

test("without a counter, nothing is sent", () => {
  visit("/")
  expect(asked).toEqual([])
})

const kinds: [string, Omit<Counter, "site">, string, RegExp | undefined][] = [
  [
    "GoatCounter",
    { name: "goatcounter", address: "https://ada.example" },
    "/count?p=%2Fwork%2F&r=",
    undefined,
  ],
  [
    "Plausible",
    { name: "plausible", address: "https://ada.example", id: "ada.dev" },
    "/api/event",
    /pageview.*"ada\.dev.*https:\/\/[^"]*\/work\/.*referrer/,
  ],
  [
    "Umami",
    { name: "umami", address: "https://ada.example", id: "0-1" },
    "/api/send",
    /event.*payload.*"0-1.*hostname.*"\/work\/.*referrer/,
  ],
]

test.each(kinds)("%s gets the page's path alone, and no cookie", (_, setting, target, body) => {
  setCounter(setting)
  visit("/work/")
  expect(asked.map(({ address }) => address)).toEqual([`https://ada.example${target}`])
  const [first] = asked
  expect(first?.options).toMatchObject({ credentials: "omit", mode: "no-cors", keepalive: true })
  expect(first?.options.method ?? "GET").toBe(body ? "POST" : "GET")
  expect(JSON.stringify(first?.options.body ?? null)).toMatch(body ?? /^null$/)
})

test("each move to another page is counted, and one within a page is not", () => {
  setCounter({ name: "goatcounter", address: "https://ada.example" })
  visit("/")
  visit("/work/", "/")
  visit("/work/", "/work/")
  expect(asked.map(({ address }) => new URL(address).searchParams.get("p"))).toEqual(["/", "/work/"])
})

test.each([
  ["Do Not Track", "doNotTrack", "1"],
  ["Global Privacy Control", "globalPrivacyControl", true],
])("nothing is sent for a visitor with %s", (_, key, value) => {
  setCounter({ name: "goatcounter", address: "https://ada.example" })
  Object.defineProperty(navigator, key, { value, configurable: true })
  visit("/")
  expect(asked).toEqual([])
})

test("nothing is sent from a copy of the site elsewhere", () => {
  process.env.COUNTER = JSON.stringify({
    name: "goatcounter",
    address: "https://ada.example",
    site: "ada.dev",
  })
  visit("/")
  expect(asked).toEqual([])
})
