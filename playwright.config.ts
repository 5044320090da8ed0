import { defineConfig } from "@playwright/test"
import type { EngineOptions } from "./e2e/engines/drivers/fixtures"
import { firefox115, safari16 } from "./e2e/engines/drivers/removals"
import { type EngineName, foundEngines } from "./test/browsers/browsers"
import { chromiumArgs, findChromium } from "./test/browsers/chromium"
import { isSample, reportSkipped } from "./test/is-sample"

// Wherever the owner publishes the site, the checks look at a build for one host. e2e/conditions/hosts.spec.ts plays the others.
process.env.SITE_HOST = "netlify"

// Another port lets two checkouts run at the same time.
const port = Number(process.env.TEST_PORT ?? 9107)
const launchOptions = { executablePath: findChromium(), args: chromiumArgs }

/** Old browsers that cannot be installed: today's, with the features removed that came later. */
const oldest = { testDir: "e2e/engines", testMatch: /engines.(?:pages|menu|contact|schemes)/ }
const emulated = [
  { ...oldest, name: "firefox-oldest", use: { engine: "firefox" as EngineName, removals: firefox115 } },
  { ...oldest, name: "webkit-oldest", use: { engine: "webkit" as EngineName, removals: safari16 } },
]

const inChromium = {
  use: {
    viewport: { width: 1440, height: 900 },
    // A new context is a new process of the browser, which doubles the cost of a visit. e2e/helpers/base.ts clears the rest.
    reuseContext: true,
  },
}
const notOfSample = isSample ? [] : [/sample/]

// The workers read this file, too.
if (process.env.TEST_WORKER_INDEX === undefined) reportSkipped("e2e/sample")

/** The browser checks run against `public/`, as the last build left it. */
export default defineConfig<object, EngineOptions>({
  testDir: "e2e",
  // Long enough for a busy machine: only a test that hangs runs out of time.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  snapshotPathTemplate: "{testDir}/sample/baseline/{arg}{ext}",
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  use: { baseURL: `http://localhost:${port}`, launchOptions },
  webServer: {
    command: `npm run serve -- --port ${port}`,
    port,
    timeout: 60_000,
    reuseExistingServer: false,
  },
  projects: [
    // All build in one folder, one after the other (test/copies/site-snapshot.ts). They take longest, so they come first.
    {
      name: "copies",
      testDir: "e2e/copies",
      workers: 1,
      use: { viewport: { width: 1440, height: 900 } },
    },
    // Before every push: all pages and controls.
    { ...inChromium, name: "chromium", testIgnore: [/e2e.(?:copies|conditions|engines)/, ...notOfSample] },
    // In CI: what few visitors meet, such as blocked files, another host, no scripts.
    { ...inChromium, name: "conditions", testDir: "e2e/conditions", testIgnore: notOfSample },
    // Without what e2e/pages, e2e/features/contact, e2e/shell and e2e/phone check in Chromium already.
    {
      ...inChromium,
      name: "chromium-engine",
      testDir: "e2e/engines",
      testIgnore: /engines.(?:pages|further-kinds|contact|drafts|menu|schemes)/,
    },
    ...foundEngines
      .filter((engine) => engine !== "chromium")
      .map((engine) => ({
        name: engine,
        testDir: "e2e/engines",
        use: { engine },
        // On a busy machine WebKitGTK's own process crashes now and then. A page that crashes it fails twice.
        ...(engine === "webkit" && { retries: 1 }),
      })),
    ...emulated.filter(({ use }) => foundEngines.includes(use.engine)),
  ],
})
