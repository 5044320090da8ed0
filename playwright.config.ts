import { defineConfig } from "@playwright/test"
import type { EngineOptions } from "./e2e/engines/fixtures"
import { foundEngines } from "./test/browsers"
import { chromiumArgs, findChromium } from "./test/chromium"

const port = 9107
const launchOptions = { executablePath: findChromium(), args: chromiumArgs }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The browser checks run against `public/`, as the last build left it. */
export default defineConfig<object, EngineOptions>({
  testDir: "e2e",
  timeout: 60_000,
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
    {
      name: "desktop",
      testIgnore: /phone|no-script|engines/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: "phone", testMatch: /pages|phone/, testIgnore: /engines/, use: phone },
    { name: "no-script", testMatch: /no-script/, use: { javaScriptEnabled: false } },
    ...foundEngines.map((engine) => ({ name: engine, testDir: "e2e/engines", use: { engine } })),
  ],
})
