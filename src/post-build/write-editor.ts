import { cpSync, mkdirSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { build } from "esbuild"
import { type LiveEditor, editorPath, liveConfig, livePolicy } from "../gatsby/admin/live"
import type { Languages } from "../model/languages/languages-of"
import { withPolicy } from "./csp-meta"

const page = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/><title>Edit the site</title><script type="module" src="start.js"></script></head><body></body></html>
`

const isServed = (file: string) => !file.endsWith(".map")

/** Writes the live editor (Sveltia CMS). Returns its page's policy, which `policyInPage` puts into the page too. */
export async function writeEditor(
  root: string,
  editor: LiveEditor,
  languages: Languages,
  policyInPage: boolean,
): Promise<string> {
  const folder = path.join(root, editorPath)
  const library = path.dirname(createRequire(path.resolve("package.json")).resolve("@sveltia/cms"))
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, "index.html"), policyInPage ? withPolicy(page, livePolicy) : page)
  await build({
    stdin: {
      contents: `import { init } from "@sveltia/cms"; init({ config: ${JSON.stringify(liveConfig(editor, languages))} })`,
      resolveDir: process.cwd(),
      sourcefile: "start.js",
    },
    outdir: folder,
    entryNames: "start",
    chunkNames: "part-[hash]",
    format: "esm",
    target: "es2022",
    bundle: true,
    // Colors for a field with code, which no content type has.
    external: ["@shikijs/*"],
    splitting: true,
    minify: true,
    logLevel: "error",
  })
  // The library asks for these by their address beside its scripts.
  cpSync(path.join(library, "assets"), path.join(folder, "assets"), { recursive: true, filter: isServed })
  return livePolicy
}
