import { statSync } from "node:fs"
import path from "node:path"
import type { Content } from "./content"
import { endingOf } from "./endings"
import type { Fault } from "./fault"
import { type HostLimits, hostLimits, inMebibytes } from "./host-limits"
import type { HostName } from "./hosts"
import type { SitePage } from "./pages/site-page"

/**
 * Finds what the site's host would refuse or leave out, as far as the content alone decides it: files that are too
 * large, and redirects that are too many or too long. A build checks the rest (src/post-build/hosts/expect-to-fit.ts).
 */
export function checkHostLimits(content: Content, pages: readonly SitePage[], host: HostName): Fault[] {
  const limits: HostLimits = hostLimits[host]
  return [...largeFiles(content, limits), ...manyRedirects(pages, limits), ...longRedirects(pages, limits)]
}

function largeFiles({ root, files, entries }: Content, limits: HostLimits): Fault[] {
  const texts = entries.map(({ source }) => JSON.stringify(source.data) + source.body)
  return files.flatMap((file) => {
    const { most, source } =
      (isPublished(file, texts) ? limits.fileBytes : undefined) ?? limits.pushedBytes ?? {}
    if (most === undefined) return []
    const { size } = statSync(path.join(root, file))
    if (size <= most) return []
    const reason = `has ${inMebibytes(size)}, but ${limits.name} takes files up to ${inMebibytes(most)} (${source}); ${remedyFor(file)}`
    return [{ file, place: "", reason }]
  })
}

/** Pictures of `content/` are encoded anew, and a video that no text names is left out (remove-unused.ts). */
function isPublished(file: string, texts: readonly string[]): boolean {
  if (!file.startsWith("static/videos/")) return file.startsWith("static/")
  const address = file.slice("static".length).replace(/\w+$/, "")
  return texts.some((text) => text.includes(address))
}

const remedyFor = (file: string) =>
  ["mp4", "webm"].includes(endingOf(file))
    ? "export it shorter, smaller or with a lower bit rate, or publish it elsewhere and link to it"
    : "make it smaller, or publish it elsewhere and link to it"

/** Of the about page and the blog (src/post-build/hosts/redirects.ts). */
const shortAddresses = 2

function manyRedirects(pages: readonly SitePage[], { name, redirects }: HostLimits): Fault[] {
  const count = pages.reduce((sum, { formerPaths }) => sum + formerPaths.length, 0)
  if (redirects === undefined || 2 * (count + shortAddresses) <= redirects.most) return []
  const [{ source: file } = { source: "content/" }] = pages.toSorted(
    (a, b) => b.formerPaths.length - a.formerPaths.length,
  )
  const reason = `has most of the site's ${count} former addresses, but ${name} takes ${redirects.most} redirects, two for each (${redirects.source}); take the oldest out`
  return [{ file, place: "formerPaths", reason }]
}

function longRedirects(pages: readonly SitePage[], { name, redirectLength }: HostLimits): Fault[] {
  if (redirectLength === undefined) return []
  const { most, source } = redirectLength
  return pages.flatMap(({ path: to, formerPaths, entry, source: file }) =>
    [...formerPaths.entries()].flatMap(([index, from]) => {
      const { length } = `${encodeURI(from)} ${encodeURI(to)} 301`
      if (length <= most) return []
      const reason = `makes a redirect of ${length} characters, but ${name} takes ${most} (${source}); take it out`
      const line = entry?.source.lineOf(["formerPaths", index])
      return [{ file, line, place: `formerPaths[${index}]`, reason }]
    }),
  )
}
