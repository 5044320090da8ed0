import { chromium } from "playwright-core"
const base = "http://localhost:9000"
async function run() {
  const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] })
  const jobs: [string, string, number, "dark" | "light", string][] = []
  for (const [n, p] of [["home", "/es/"], ["precios", "/es/precios/"], ["texas", "/es/diseno-web-texas/"], ["404", "/es/404/"]] as const)
    for (const w of [390, 1440]) jobs.push([n, p, w, w === 390 ? "light" : "dark", "full"])
  for (const w of [320, 768, 1024, 1232, 1440, 1920]) for (const [n, p] of [["en", "/"], ["es", "/es/"]] as const) jobs.push([`hdr-${n}`, p, w, "light", "header"])
  for (const w of [320, 768]) for (const [n, p] of [["en", "/"], ["es", "/es/"]] as const) { jobs.push([`ftr-${n}`, p, w, "dark", "footer"]); jobs.push([`menu-${n}`, p, w, "light", "menu"]) }
  for (const [n, p, w, scheme, kind] of jobs) {
    const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: scheme })
    const page = await c.newPage()
    await page.goto(base + p)
    await page.waitForTimeout(1500)
    const file = `/tmp/h1shots/${n}-${w}-${scheme}.png`
    const wide = await page.evaluate(() => [document.documentElement.scrollWidth, document.querySelector("header")!.getBoundingClientRect().height])
    if (wide[0]! > w) console.log("OVERFLOW", n, w, wide)
    if (kind === "header") { await page.locator("header").screenshot({ path: file }); console.log(n, w, wide) }
    else if (kind === "footer") { await page.locator("footer").scrollIntoViewIfNeeded(); await page.waitForTimeout(800); await page.locator("footer").screenshot({ path: file }) }
    else if (kind === "menu") { await page.locator("header button[popovertarget]").click(); await page.waitForTimeout(500); await page.screenshot({ path: file }) }
    else await page.screenshot({ path: file })
    await c.close()
  }
  await b.close()
}
void run()
