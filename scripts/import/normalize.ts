import { z } from "zod"
import { formatPath } from "../../src/model/errors/content-issue"
import { normalizeDate } from "./normalize-date"

const object = z.record(z.string(), z.unknown())

/** Keys of JSON Resume before 1.0.0, with what they became. */
const renamed = new Map([
  ["company", "name"],
  ["website", "url"],
  ["picture", "image"],
])

/** Where networks have the page of a member. */
const memberPages = new Map([
  ["github", "https://github.com/"],
  ["gitlab", "https://gitlab.com/"],
  ["linkedin", "https://www.linkedin.com/in/"],
  ["mastodon", "https://mastodon.social/@"],
  ["codepen", "https://codepen.io/"],
  ["dribbble", "https://dribbble.com/"],
  ["behance", "https://www.behance.net/"],
  ["medium", "https://medium.com/@"],
  ["twitter", "https://x.com/"],
  ["x", "https://x.com/"],
])

/** Data in today's form, and what was read in another way than it is written, a line each. */
export type Normalized = { value: unknown; changed: string[] }

/** Brings former names, dates in words and partial addresses into the form of JSON Resume 1.0.0; keeps the rest. */
export function normalize(data: unknown, at: PropertyKey[] = []): Normalized {
  if (Array.isArray(data)) {
    const items = data.map((item: unknown, index) => normalize(item, [...at, index]))
    return { value: items.map(({ value }) => value), changed: items.flatMap(({ changed }) => changed) }
  }
  const { data: fields } = object.safeParse(data)
  if (!fields) return { value: data, changed: [] }
  const parts = Object.entries(fields).map(([key, value]) => {
    const now = renamed.get(key)
    const name = now !== undefined && fields[now] === undefined ? now : key
    const inner = normalizeField(name, value, [...at, name])
    return [name, inner] as const
  })
  const known = Object.fromEntries(parts.map(([name, { value }]) => [name, value]))
  const url = memberPage(known)
  return {
    value: url === undefined ? known : { ...known, url },
    changed: [
      ...parts.flatMap(([, { changed }]) => changed),
      ...(url === undefined ? [] : [`${formatPath([...at, "url"])}: ${url}, from the name there`]),
    ],
  }
}

function normalizeField(name: string, value: unknown, at: PropertyKey[]): Normalized {
  if (typeof value !== "string") return normalize(value, at)
  const written = value.trim()
  const now = /date$/i.test(name) ? normalizeDate(written) : name === "url" ? secure(written) : value
  const isSame = now === value || (now === undefined && written === "")
  return { value: now, changed: isSame ? [] : [`${formatPath(at)}: ${now ?? "left out"}, from "${written}"`] }
}

/** An address with https. Hosts of today answer it, and the site links to nothing else. */
const secure = (address: string) =>
  address.replace(/^http:\/\//i, "https://").replace(/^(?=(?:[\w-]+\.)+[a-z]{2,}(?:\/|$))/i, "https://")

function memberPage({ network, username, url }: Record<string, unknown>): string | undefined {
  if (typeof network !== "string" || typeof username !== "string" || url) return undefined
  const start = memberPages.get(network.trim().toLowerCase())
  return start && /^[\w.-]+$/.test(username) ? start + username : undefined
}
