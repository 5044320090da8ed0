import { chromium } from "playwright-core"
import { writeFileSync } from "node:fs"
const base = "http://localhost:9000"
async function main() {
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] })
for (const [name, page, w, h, scheme, view] of [["home-d","/",1440,900,"light","order"],["home-m","/",390,844,"dark","order"],["made-d","/made/",1440,900,"dark","headings"],["pricing-s","/pricing/",1440,900,"light","silent"],["es-320","/es/precios/",320,640,"light","order"]] as const) {
  const p = await browser.newPage({ viewport: { width: w, height: h }, colorScheme: scheme, reducedMotion: "reduce" })
  p.on("console", m => m.type()==="error" && console.log(name, m.text())); p.on("pageerror", e => console.log(name, String(e)))
  await p.goto(base + page); await p.waitForTimeout(2500)
  const link = p.locator('footer a[href$="#hear"]').last()
  await link.scrollIntoViewIfNeeded(); await p.waitForTimeout(600)
  await link.screenshot({ path: `/tmp/h3shots/${name}-0.png` }).catch(()=>{})
  await p.locator("footer section").last().screenshot({ path: `/tmp/h3shots/${name}-block.png` })
  await link.click(); await p.waitForSelector(".hear-panel", { timeout: 5000 }).catch(e => console.log(name, "no panel", p.url()))
  await p.waitForTimeout(500)
  await p.screenshot({ path: `/tmp/h3shots/${name}-1.png` })
  const buttons = p.locator(".hear-views button")
  if (view === "headings") await buttons.nth(1).click()
  if (view === "silent") await buttons.nth(2).click()
  await p.evaluate(() => scrollTo(0, 0)); await p.waitForTimeout(500)
  await p.screenshot({ path: `/tmp/h3shots/${name}-2.png` })
  await p.locator(".hear-list button").nth(view === "silent" ? 5 : view === "headings" ? 4 : 40).click(); await p.waitForTimeout(500)
  await p.screenshot({ path: `/tmp/h3shots/${name}-3.png` })
  console.log(name, await p.evaluate(() => [document.documentElement.scrollWidth, innerWidth, document.querySelectorAll(".hear-mark:not([hidden])").length, document.querySelectorAll(".hear-mark").length, [...document.querySelectorAll("[data-unplaced]")].map(e => e.textContent).slice(0, 60)]))
  await p.close()
}
await browser.close()
}
main()
