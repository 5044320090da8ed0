import { test as base } from "@playwright/test"
import { type EngineName, browsers } from "../../../test/browsers/browsers"
import { startServer } from "../../../scripts/serve/start-server"
import { MockProvider } from "../../helpers/mock-provider"
import { startChromium } from "./chromium"
import { type Engine, type System, stepTimeout } from "./engine"
import { startFirefox } from "./firefox"
import { Relay } from "./relay"
import type { Removal } from "./removals"
import { Visitor } from "./visitor"
import { startWebKit } from "./webkit"

export { expect } from "@playwright/test"

const starts: Record<EngineName, (path: string, system: System) => Promise<Engine>> = {
  chromium: startChromium,
  "chromium-oldest": startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
}

/** Starts an installed browser. On a busy machine it may not come up in time, so it is tried twice. */
export function startEngine(engine: EngineName, system: System): Promise<Engine> {
  const start = () => starts[engine](browsers[engine]().path ?? "", system)
  return start().catch(start)
}

/** What a project sets. */
export type EngineOptions = { engine: EngineName }

type Fixtures = {
  /** What the visitor's system prefers. */
  system: System
  /** What is taken away from the browser. */
  removals: readonly Removal[]
  /** Stands in for the email provider. */
  provider: MockProvider
  visitor: Visitor
}

type WorkerFixtures = EngineOptions & {
  /** The origin of the site's server. */
  site: string
  /** Returns a running browser: one for each system. */
  browserFor: (system: System) => Promise<Engine>
}

/** Tests of one engine after the other: each project has one. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ["chromium", { option: true, scope: "worker" }],
  system: [{ dark: false, still: false }, { option: true }],
  removals: [[], { option: true }],

  site: [
    async ({}, use) => {
      const { origin, close } = await startServer({ root: "public", port: 0 })
      await use(origin)
      await close()
    },
    { scope: "worker" },
  ],

  browserFor: [
    async ({ engine }, use) => {
      const running = new Map<string, Promise<Engine>>()
      await use((system) => {
        const key = JSON.stringify(system)
        const browser = running.get(key) ?? startEngine(engine, system)
        running.set(key, browser)
        return browser
      })
      for (const browser of running.values()) await (await browser).close()
    },
    { scope: "worker", timeout: 2 * stepTimeout },
  ],

  provider: async ({}, use) => {
    const provider = new MockProvider()
    await provider.start(0)
    await use(provider)
    await provider.stop()
  },

  visitor: async ({ browserFor, system, removals, site, provider }, use) => {
    const relay = new Relay(site, removals)
    await relay.start(provider.origin)
    const tab = await (await browserFor(system)).newTab()
    await tab.resize(1440, 900)
    await use(new Visitor(tab, relay))
    await tab.close()
    relay.stop()
  },
})
