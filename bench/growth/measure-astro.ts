import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { drawPicture } from "../../test/many-entries/draw-picture"
import type { Growth } from "./measure-growth"
import { runMeasured } from "./run-measured"
import { derivativesIn, sizeOf } from "./weigh"

/** Astro 6 needs Node 22; 5 does not. */
const dependencies = { astro: "^5.0.0", sharp: "^0.34.0" }

/** A page for each picture, with the same formats, widths and quality as on this site. */
const page = `---
import { Picture } from "astro:assets"
const pictures = import.meta.glob("../assets/*.png", { eager: true, import: "default" })
export const getStaticPaths = () => {
  const all = import.meta.glob("../assets/*.png", { eager: true, import: "default" })
  return Object.keys(all).map((file) => ({ params: { entry: file.split("/").pop().replace(".png", "") } }))
}
const { entry } = Astro.params
---
<html lang="en">
  <head><title>{entry}</title></head>
  <body>
    <h1>{entry}</h1>
    <Picture src={pictures[\`../assets/\${entry}.png\`]} alt={entry} quality={55}
      formats={["avif"]} fallbackFormat="webp" widths={[460, 680, 1080, 1600]} sizes="100vw" />
  </body>
</html>
`

/** Builds a bare Astro site with this many pictures, in a temporary folder, with Astro from the npm registry. */
export async function measureAstro(count: number, say: (line: string) => void): Promise<Growth> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-astro-"))
  try {
    for (const name of ["src/pages", "src/assets"]) mkdirSync(path.join(folder, name), { recursive: true })
    writeFileSync(path.join(folder, "package.json"), JSON.stringify({ type: "module", dependencies }))
    writeFileSync(path.join(folder, "src/pages/[entry].astro"), page)
    for (let entry = 1; entry <= count; entry++)
      await drawPicture(path.join(folder, `src/assets/entry-${entry}.png`), entry)
    say(`Astro, ${count} entries: installing it`)
    await runMeasured("npm", ["install", "--no-audit", "--no-fund"], folder)
    say(`Astro, ${count} entries: a clean build`)
    const { seconds, processor, peak } = await runMeasured("npx", ["astro", "build"], folder)
    say(`Astro, ${count} entries: one edit`)
    writeFileSync(path.join(folder, "src/pages/[entry].astro"), page.replace("<h1>", "<h1>Edited: "))
    const { seconds: warm } = await runMeasured("npx", ["astro", "build"], folder)
    const output = path.join(folder, "dist")
    return {
      generator: "Astro",
      pictures: true,
      entries: count,
      clean: seconds,
      warm,
      processor,
      peak,
      output: sizeOf(output),
      derivatives: derivativesIn(output),
      pages: {},
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
