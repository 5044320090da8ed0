import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { git } from "./git"

/** Files by name; undefined deletes one. */
export type Files = Readonly<Record<string, string | undefined>>

/** Writes files, and commits them. */
export function commitFiles(root: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(root, file)
    mkdirSync(path.dirname(place), { recursive: true })
    if (text === undefined) rmSync(place)
    else writeFileSync(place, text)
  }
  git(root, "add", "--all")
  git(root, "commit", "--quiet", "--message", "A change")
}

export function emptyRepository(name: string): string {
  const root = mkdtempSync(path.join(tmpdir(), `${name}-`))
  git(root, "init", "--quiet", "--initial-branch", "main")
  return root
}

const scripts = {
  "content:update": "node update.js",
  check: "node check.js",
}

/** package.json of a version. */
export const packageText = (version: string, more: object = {}) =>
  `${JSON.stringify({ name: "sample-site", version, scripts, dependencies: { gatsby: version }, ...more }, null, 2)}\n`

const lines = (...parts: string[]) => `${parts.join("\n\n\n\n")}\n`

/** A component whose first and last lines are far enough from each other to be changed on their own. */
export const component = (first: string, last: string) => lines(`first: ${first}`, "middle", `last: ${last}`)

/** Tokens: two that all versions have, and those of later ones. */
export const tokens = (paper: string, ...more: string[]) =>
  `:root {\n  --paper: ${paper};\n${more.map((token) => `  ${token}: 1;\n`).join("")}  --ink: black;\n}\n`

/** Brings content of the first version to the second, as migrations do. */
const update = `const { existsSync, readFileSync, writeFileSync } = require("fs")
const file = "content/pages/home.json"
writeFileSync(file, readFileSync(file, "utf8").replace("film", "video"))
console.log(file + " film is renamed video")
`

const release = (version: string) => `## ${version} (2026-11-20)\n\n- What ${version} brings.\n`
const changelog = (...versions: string[]) => `# Changelog\n\n${versions.map(release).join("\n")}`

/** The versions of a small project, the oldest first. */
export const versions: readonly (readonly [version: string, files: Files])[] = [
  [
    "0.8.0",
    {
      "package.json": packageText("0.8.0"),
      "CHANGELOG.md": changelog("0.8.0"),
      "README.md": "Sample\n",
      "src/components/button.tsx": component("a", "a"),
      "src/components/card.tsx": component("a", "a"),
      "src/styles/global.css": component("a", "a"),
      "src/styles/tokens.css": tokens("white"),
      "src/styles/fonts.json": "{}\n",
      "static/fonts/sample.woff2": "sample",
      "content/pages/home.json": '{ "title": "Sample", "film": {} }\n',
      "content/blog/sample/index.mdx": "Sample\n",
      "static/videos/sample.mp4": "sample",
      "update.js": update,
      "check.js": "",
    },
  ],
  [
    "0.9.0",
    {
      "package.json": packageText("0.9.0"),
      "CHANGELOG.md": changelog("0.9.0", "0.8.0"),
      "src/components/button.tsx": component("a", "b"),
      "src/styles/tokens.css": tokens("white", "--nine"),
      "content/blog/sample/index.mdx": "New sample\n",
    },
  ],
  [
    "0.10.0",
    {
      "package.json": packageText("0.10.0"),
      "CHANGELOG.md": changelog("0.10.0", "0.9.0", "0.8.0"),
      "src/styles/global.css": component("a", "b"),
      "content/pages/home.json": '{ "title": "New sample", "video": {} }\n',
      "static/videos/sample.mp4": "new sample",
    },
  ],
  [
    "0.11.0",
    {
      "package.json": packageText("0.11.0"),
      "CHANGELOG.md": changelog("0.11.0", "0.10.0", "0.9.0", "0.8.0"),
      "README.md": "New sample\n",
      "src/components/button.tsx": component("a", "c"),
      "src/styles/global.css": component("a", "c"),
      "src/styles/tokens.css": tokens("ivory", "--nine", "--eleven"),
      "static/fonts/sample.woff2": "new sample",
      "content/blog/new/index.mdx": "New\n",
    },
  ],
]

/** A repository with all versions, each tagged. */
export function makeUpstream(): string {
  const root = emptyRepository("upstream")
  for (const [version, files] of versions) {
    commitFiles(root, files)
    git(root, "tag", `v${version}`)
  }
  return root
}
