import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { chromium, type Browser, type Page } from "@playwright/test"
import { parse } from "jsonc-parser"
import { chromiumArgs, findChromium } from "../test/browsers/chromium"

const SCENES = resolve("studio/scenes")
const SITE = resolve("content/site.json")

export interface Window {
  width: number
  height: number
  /** Picture pixels per CSS pixel. */
  scale: number
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      ...chromiumArgs,
      // Scenes load other scenes into their frames.
      "--allow-file-access-from-files",
      "--font-render-hinting=none",
      "--force-color-profile=srgb",
    ],
  })
}

/** Opens a scene ("zync/main.html?thread") and waits until its fonts and frames have loaded. */
export async function openScene(
  browser: Browser,
  scene: string,
  { width, height, scale }: Window,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  page.on("pageerror", (error) => console.error(`  ${scene}: ${error.message}`))
  page.on("requestfailed", (request) => {
    // A scene may give a frame another address before the first one has loaded.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return
    console.error(`  ${scene}: cannot load ${request.url()}`)
  })
  await page.addInitScript((owner) => Object.assign(globalThis, { owner }), readOwner())
  const [file = "", state] = scene.split("?")
  await page.goto(`${pathToFileURL(resolve(SCENES, file)).href}${state ? `?${state}` : ""}`)
  await Promise.all(page.frames().map((frame) => frame.evaluate(isReady)))
  return page
}

/** Runs in the page. Waits for its fonts and for everything that the scene itself waits for. */
async function isReady() {
  document.body.getBoundingClientRect()
  await document.fonts.ready
  const lost = Array.from(document.fonts).find(({ status }) => status === "error")
  if (lost) throw new Error(`The typeface ${lost.family} is not where scenes/base.css says. Run npm install.`)
  await Reflect.get(globalThis, "ready")
}

/** The owner's values for the tokens in scenes: {name}, {first}, {slug}, {initials}. */
function readOwner(): Record<string, string> {
  const { owner } = parse(readFileSync(SITE, "utf8"))
  const names: string[] = owner.name.split(/\s+/)
  return {
    name: owner.name,
    slug: owner.slug,
    first: names[0] ?? "",
    initials: names.map((name) => name[0]).join(""),
  }
}
