import { existsSync, readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { z } from "zod"

export const licensesPath = "/licenses.txt"

const person = z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
const description = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().catch("a license of its own"),
  author: person.optional().catch(undefined),
})

const licenseFile = /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i

/** The licenses of packages, each once, and NOTICE.md's rows. MIT and BSD ask that their text goes with the code. */
export function licensesText(folders: Iterable<string>, notice: string): string {
  const packages = new Map<string, Set<string>>()
  for (const folder of folders) {
    const { name, version, ...rest } = description.parse(
      JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")),
    )
    const license = licenseOf(folder, rest)
    packages.set(license, (packages.get(license) ?? new Set()).add(`${name} ${version}`))
  }
  const groups = [...packages].map(([license, names]) => `${[...names].toSorted().join("\n")}\n\n${license}`)
  const parts = [
    "Software of others in this site's scripts, and its licenses.",
    ...groups.toSorted(),
    ...noticesOf(notice),
  ]
  return `${parts.join(`\n\n${"-".repeat(80)}\n\n`)}\n`
}

/** A package's license: its own file, or what `package.json` says where there is none. */
function licenseOf(folder: string, { license, author }: { license: string; author?: string | undefined }) {
  const file = readdirSync(folder).find((name) => licenseFile.test(name))
  if (file) return readFileSync(path.join(folder, file), "utf8").replaceAll("\r", "").trim()
  return `Under ${license}${author ? `, by ${author}` : ""}.`
}

/** The rows of the table in NOTICE.md as plain text: fonts, icons and drawings. None if there is no table. */
function noticesOf(notice: string): string[] {
  const rows = notice.split("\n").filter((line) => line.startsWith("|"))
  const plain = rows.slice(2).map((row) =>
    row
      .split("|")
      .map((cell) =>
        cell
          .replaceAll("`", "")
          .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, linkText)
          .trim(),
      )
      .filter(Boolean)
      .join("\n"),
  )
  return plain.length ? ["Fonts, icons and drawings of others.", ...plain] : []
}

function linkText(link: string, words: string): string {
  const [, address = ""] = /\((.*)\)$/.exec(link) ?? []
  if (address.startsWith("static/")) return `${words} (${address.slice("static".length)})`
  return address.startsWith("https:") ? `${words} (${address})` : words
}

/** The folder of a module's package; undefined for the site's own modules. Gatsby copies its own into `.cache/`. */
export function packageFolder(root: string, module: string): string | undefined {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module) ?? []
  if (folder !== undefined) return folder
  return /[\\/]\.cache[\\/]/.test(module) ? path.join(root, "node_modules/gatsby") : undefined
}

export function readNotice(root: string): string {
  const file = path.join(root, "NOTICE.md")
  return existsSync(file) ? readFileSync(file, "utf8") : ""
}
