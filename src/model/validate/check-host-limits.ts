import { statSync } from "node:fs"
import path from "node:path"
import type { Content } from "../read/content"
import { literalForms, partsOfFormer } from "../hosts/address-forms"
import { extensionOf } from "../pictures/extensions"
import type { ContentIssue } from "../errors/content-issue"
import { type HostLimits, hostLimits, inMebibytes } from "../hosts/host-limits"
import type { HostName } from "../hosts/host-names"
import type { SitePage } from "../pages/site-page"

/**
 * What the host would refuse, as far as content decides it: sizes of files, number and length of redirects. A build
 * checks the rest (src/post-build/hosts/expect-to-fit.ts).
 */
export function checkHostLimits(
  content: Content,
  pages: readonly SitePage[],
  host: HostName,
): ContentIssue[] {
  const limits: HostLimits = hostLimits[host]
  return [
    ...largeFiles(content, limits),
    ...manyRedirects(pages, limits),
    ...formerPathFaults(pages, (from, to) => lostRedirect(from, limits) ?? longRedirect(from, to, limits)),
  ]
}

function largeFiles({ root, files, entries }: Content, limits: HostLimits): ContentIssue[] {
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
  ["mp4", "webm"].includes(extensionOf(file))
    ? "export it shorter, smaller or with a lower bit rate, or publish it elsewhere and link to it"
    : "make it smaller, or publish it elsewhere and link to it"

/** Of the about page, the blog, and two earlier feeds (src/post-build/hosts/redirects.ts). */
const shortAddresses = 4

function manyRedirects(pages: readonly SitePage[], { name, redirects }: HostLimits): ContentIssue[] {
  const former = pages.flatMap(({ formerPaths }) => formerPaths)
  const count = former.flatMap((each) => literalForms(partsOfFormer(each).from)).length + 2 * shortAddresses
  if (redirects === undefined || count <= redirects.most) return []
  const [{ source: file } = { source: "content/" }] = pages.toSorted(
    (a, b) => b.formerPaths.length - a.formerPaths.length,
  )
  const reason = `has most of the site's ${former.length} former addresses, but ${name} takes ${redirects.most} redirects, two for each folder, four if it has letters such as é (${redirects.source}); take the oldest out`
  return [{ file, place: "formerPaths", reason }]
}

function lostRedirect(from: string, { name, withoutQuery }: HostLimits): string | undefined {
  return withoutQuery && from.includes("?")
    ? `has a question mark, but ${name} redirects by what stands before it alone (${withoutQuery.source}); ${withoutQuery.remedy}`
    : undefined
}

function longRedirect(from: string, to: string, { name, redirectLength }: HostLimits): string | undefined {
  const { length } = `${encodeURI(partsOfFormer(from).from)} ${encodeURI(to)} 301`
  return redirectLength && length > redirectLength.most
    ? `makes a redirect of ${length} characters, but ${name} takes ${redirectLength.most} (${redirectLength.source}); take it out`
    : undefined
}

/** The errors of each former address, at its place. */
const formerPathFaults = (
  pages: readonly SitePage[],
  reasonOf: (from: string, to: string) => string | undefined,
): ContentIssue[] =>
  pages.flatMap(({ path: to, formerPaths, entry, source: file }) =>
    [...formerPaths.entries()].flatMap(([index, from]) => {
      const reason = reasonOf(from, to)
      const line = entry?.source.lineOf(["formerPaths", index])
      return reason ? [{ file, line, place: `formerPaths[${index}]`, reason }] : []
    }),
  )
