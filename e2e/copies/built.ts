import { existsSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { audit } from "../../scripts/audit/audit"
import { filesBelow } from "../../src/gatsby/source/files-below"
import { readSitePages } from "../../src/model/pages/site-pages"
import { buildCopy, rewrite } from "../../test/copies/copy-site"
import { copy } from "../../test/copies/site-snapshot"
import { expect } from "../helpers/base"

/** The copy of the small site: its content, and what a build has made of it. */

export const inCopy = (...place: string[]) => path.join(copy, ...place)
export const inContent = (...place: string[]) => inCopy("content", ...place)
export const inPublic = (...place: string[]) => inCopy("public", ...place)

/** A built file. A no-break space, which the build puts into titles, is a space. */
export const built = (file: string) => readFileSync(inPublic(file), "utf8").replaceAll("\u00a0", " ")
export const page = (address: string) => built(path.join(address, "index.html"))
export const exists = (file: string) => existsSync(inPublic(file))

const fields = z.record(z.string(), z.unknown())
export type Fields = z.infer<typeof fields>

/** Changes a JSON file of the content. */
export const edit = (file: string, change: (values: Fields) => Fields) =>
  rewrite(inContent(file), (text) => JSON.stringify(change(fields.parse(JSON.parse(text))), null, 2))

/** The files of the built site, each with its modification time in milliseconds. */
export const published = () =>
  new Map(filesBelow(inPublic()).map((file): [string, number] => [file, statSync(inPublic(file)).mtimeMs]))

/** Builds the copy. Returns the build's output. */
export async function build(): Promise<string> {
  const { code, output } = await buildCopy(copy)
  expect(code, output).toBe(0)
  return output
}

/** Expects that all pages of the copy are built, and that every rule of built pages holds. */
export async function expectInOrder() {
  const addresses = readSitePages(copy, copy).map(({ path: address }) => address)
  expect((await audit(inPublic(), addresses)).errors).toEqual([])
}
