import { readFileSync } from "node:fs"
import path from "node:path"
import type { ReadRules } from "./rules"

const canonical = /<link rel="canonical" href="([^"]+)"/

/** GitHub Pages reads no rules: every file has the same headers. A project's site lies in a folder of its name. */
export const readGithub: ReadRules = (root) => {
  const home = canonical.exec(readFileSync(path.join(root, "index.html"), "utf8"))?.[1] ?? "https://site/"
  return {
    headersFor: () => ({ "Access-Control-Allow-Origin": "*", "Cache-Control": "max-age=600" }),
    redirectFor: () => undefined,
    folder: new URL(home).pathname.replace(/\/$/, ""),
  }
}
