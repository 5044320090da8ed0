import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { startServer } from "../../scripts/serve/start-server"
import type { Languages } from "../../src/model/languages/languages-of"
import { publish } from "../../src/post-build/publish"

const html = '<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body><p>x</p></body></html>'

/** Serves a site of two empty pages with the live editor, as a host does. `close` ends that. */
export async function serveLiveEditor(as: "netlify" | "cloudflare", languages?: Languages) {
  const root = mkdtempSync(path.join(tmpdir(), "live-"))
  for (const name of ["index.html", "404.html"]) writeFileSync(path.join(root, name), html)
  await publish(root, as, {
    thirdPartiesOf: () => ({ mail: undefined, scheduling: false }),
    isOwnScript: () => true,
    redirects: [],
    url: "https://site.example",
    hstsIncludeSubdomains: false,
    editor: { repository: "ada/my-site" },
    ...(languages && { languages }),
  })
  const { origin, close } = await startServer({ root, port: 0, as })
  return {
    origin,
    close: async () => {
      await close()
      rmSync(root, { recursive: true })
    },
  }
}
