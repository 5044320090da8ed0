import { defineConfig } from "@playwright/test"
import { chromiumArgs, findChromium } from "./test/chromium"

// Wherever the owner publishes the site, the checks look at a build for one host. e2e/hosts.spec.ts plays the others.
process.env.SITE_HOST = "netlify"

const port = 9107
const launchOptions = { executablePath: findChromium(), args: chromiumArgs }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The browser checks run against `public/`, as the last build left it. */
export default defineConfig({
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
    { name: "desktop", testIgnore: /phone|no-script/, use: { viewport: { width: 1440, height: 900 } } },
    { name: "phone", testMatch: /pages|phone/, use: phone },
    { name: "no-script", testMatch: /no-script/, use: { javaScriptEnabled: false } },
  ],
})
