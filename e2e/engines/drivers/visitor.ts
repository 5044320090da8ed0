import { expect } from "@playwright/test"
import { z } from "zod"
import { faces } from "../../../src/startup/faces"
import { type Key, type Tab, stepTimeout } from "./engine"
import { awaited, centerOf, inCode } from "./in-page"
import type { Relay } from "./relay"

/** Looks again until the value is the expected one. Playwright's own pauses grow to a second. */
export const poll = <Value>(read: () => Value | Promise<Value>, message: string) =>
  expect.poll(read, { message, intervals: [100], timeout: stepTimeout })

const families = faces.map(({ family }) => family)

/** The code that finds a selector's elements. */
const found = (where: string) => `[...document.querySelectorAll(${inCode(where)})]`

/** A person before a browser, whichever engine it has. */
export class Visitor {
  readonly relay: Relay
  readonly #tab: Tab

  constructor(tab: Tab, relay: Relay) {
    this.#tab = tab
    this.relay = relay
  }

  /** Opens a page, as from a link of another site. */
  open = (path: string) => this.#tab.open(`${this.relay.origin}${path}`)

  /** Opens a page, and waits until it is hydrated, laid out and at rest. */
  async openSettled(path: string) {
    await this.open(path)
    await this.rest()
  }

  /** Starts the page's scripts, as a first movement does, and waits until the page is whole and at rest. */
  async rest() {
    await this.eventually(awaited, [families], [])
    await poll(this.relay.isIdle, "requests are done").toBe(true)
  }

  /** Runs a function in the page. Its arguments and its result are what JSON can hold. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return this.#run(`(${String(run)})(${args.map(inCode).join(", ")})`)
  }

  /** Waits until a function's result in the page is the expected one. */
  async eventually<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    args: Args,
    expected: Result,
  ) {
    // While a document is replaced by another, nothing can run in it.
    await poll(() => this.evaluate(run, ...args).catch(String), String(run)).toEqual(expected)
  }

  /** Runs a function in the page with all elements that are found there. */
  async all<Args extends unknown[], Result>(
    where: string,
    run: (elements: HTMLElement[], ...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    return this.#run(`(${String(run)})(${[found(where), ...args.map(inCode)].join(", ")})`)
  }

  /** Runs a function in the page with the first element that is found there, once there is one. */
  async on<Args extends unknown[], Result>(
    where: string,
    run: (element: HTMLElement, ...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    await this.sees(where)
    return this.#run(`(${String(run)})(${[`${found(where)}[0]`, ...args.map(inCode)].join(", ")})`)
  }

  count = (where: string) => this.all(where, (all) => all.length)

  /** How many of the elements a person can see. */
  shown = (where: string) =>
    this.all(
      where,
      (all) =>
        all.filter((one) => {
          const { visibility, opacity } = getComputedStyle(one)
          return one.getClientRects().length > 0 && visibility === "visible" && opacity !== "0"
        }).length,
    )

  /** Waits until an element is there. */
  sees = (where: string) => poll(() => this.count(where), where).toBeGreaterThan(0)

  /** Waits until an element can be seen. */
  seesShown = (where: string) => poll(() => this.shown(where), `shown: ${where}`).toBeGreaterThan(0)

  /** Waits until no such element can be seen. */
  seesNo = (where: string) => poll(() => this.shown(where), `not shown: ${where}`).toBe(0)

  attribute = (where: string, name: string) =>
    this.on(where, (element, attribute) => element.getAttribute(attribute), name)

  path = () => this.evaluate(() => location.pathname)

  /** Waits until the address has this path. */
  arrives = (path: string) => this.eventually(() => location.pathname, [], path)

  /** Moves the mouse onto an element. */
  async hover(where: string) {
    const { x, y } = await this.#place(where)
    await this.#tab.move(x, y)
  }

  async click(where: string) {
    await this.hover(where)
    // The pointer's arrival, or a late part of the page, may have moved the element.
    await this.hover(where)
    await this.#tab.press()
  }

  async touch(where: string) {
    const { x, y } = await this.#place(where)
    await this.#tab.touch(x, y)
  }

  /** Moves the mouse to a place in the viewport. */
  point = (x: number, y: number) => this.#tab.move(x, y)

  /** Clicks into a field and types. */
  async type(where: string, text: string) {
    await this.click(where)
    await this.#tab.type(text)
  }

  press = (key: Key) => this.#tab.key(key)
  reload = () => this.#tab.reload()
  back = () => this.#tab.back()
  forward = () => this.#tab.forward()
  resize = (width: number, height: number) => this.#tab.resize(width, height)

  scrollTo = (top: number) => this.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top)
  scrolled = () => this.evaluate(() => Math.round(window.scrollY))

  /** Scrolls through the whole page, a screen at a time, so that lazy content comes. */
  scrollThrough = () =>
    this.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        window.scrollTo({ top: y, behavior: "instant" })
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
    })

  /** What went wrong in the pages so far. */
  async errors(): Promise<string[]> {
    await this.evaluate(() => Promise.all(Reflect.get(window, "telling")).then(() => true))
    return this.relay.errors
  }

  async #place(where: string): Promise<{ x: number; y: number }> {
    const end = Date.now() + stepTimeout
    for (;;) {
      const place = await this.all(where, centerOf)
      if (typeof place !== "string") return place
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (Date.now() > end) throw new Error(`${where} ${place}`)
    }
  }

  /** The value has the type that the function says. */
  #run = async <Result>(code: string) => z.custom<Result>().parse(await this.#tab.run(code))
}
