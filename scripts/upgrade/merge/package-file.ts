import { z } from "zod"

const fields = z.looseObject({
  version: z.string().default("0.0.0"),
  repository: z.union([z.string(), z.looseObject({ url: z.string() })]).optional(),
  scripts: z.record(z.string(), z.string()).default({}),
})

/** What a package.json says. */
export type PackageFile = z.infer<typeof fields>

export const readPackage = (text: string): PackageFile => fields.parse(JSON.parse(text))

type Group = Record<string, unknown>

/** What is the owner's where both have changed it. */
const own = new Set([
  "name",
  "description",
  "author",
  "homepage",
  "repository",
  "license",
  "keywords",
  "bugs",
])

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Joins two versions of package.json field by field. Where both have changed a field, the owner's name and description stay,
 * and the rest is theirs.
 * @returns its text, and the fields of the owner's that theirs replaced.
 */
export function mergePackages(base: string, ours: string, theirs: string): { text: string; lost: string[] } {
  const [before, mine, next] = [base, ours, theirs].map((text) =>
    z.record(z.string(), z.unknown()).parse(JSON.parse(text)),
  )
  const lost: string[] = []
  const merged = {
    ...mergeGroups(before ?? {}, mine ?? {}, next ?? {}, "", lost),
    version: next?.["version"],
  }
  return { text: `${JSON.stringify(merged, null, 2)}\n`, lost }
}

function mergeGroups(base: Group, ours: Group, theirs: Group, at: string, lost: string[]): Group {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])]
  const isSorted = at.endsWith("ependencies.")
  return Object.fromEntries(
    (isSorted ? names.toSorted() : names).flatMap((name) => {
      const [before, mine, next] = [base[name], ours[name], theirs[name]]
      const value =
        isGroup(mine) && isGroup(next)
          ? mergeGroups(isGroup(before) ? before : {}, mine, next, `${at}${name}.`, lost)
          : mergeValues(before, mine, next, at + name, lost)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

function mergeValues(base: unknown, ours: unknown, theirs: unknown, name: string, lost: string[]): unknown {
  if (isSame(ours, base) || isSame(ours, theirs)) return theirs
  if (isSame(theirs, base) || own.has(name)) return ours
  if (name !== "version") lost.push(name)
  return theirs
}
