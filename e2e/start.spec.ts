import { readFileSync, readdirSync } from "node:fs"
import { expect, test } from "@playwright/test"

declare global {
  interface Window {
    ran: string[]
  }
}

test("the scripts begin in three tasks: their files, React, the site", async ({ page }) => {
  await page.addInitScript(() => {
    const ran: string[] = (window.ran = [])
    const note = (what: string) => {
      ran.push(document.currentScript ? `${what} with its file` : what)
      setTimeout(() => ran.push("a pause"))
    }
    // React tells the hook of its developer tools that it runs; Gatsby sets its loader.
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject: () => note("React") },
    })
    const set = () => {
      note("the site")
    }
    Object.defineProperty(window, "___loader", { set })
  })
  await page.goto("/")
  await expect
    .poll(() => page.evaluate(() => window.ran))
    .toEqual(["React", "a pause", "the site", "a pause"])
})

test("Chromium may compile every script as it comes", () => {
  const scripts = readdirSync("public").filter((name) => name.endsWith(".js"))
  const late = scripts.filter((name) => {
    const code = readFileSync(`public/${name}`, "utf8")
    return !/^(?:\/\*.*\*\/\n)?\/\/# allFunctionsCalledOnLoad\n/.test(code)
  })
  expect(scripts.length).toBeGreaterThan(10)
  expect(late).toEqual([])
})
