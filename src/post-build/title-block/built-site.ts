import { existsSync, readFileSync, readdirSync, statSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import { z } from "zod"
import { chunkDigests, pageDataFile } from "../../gatsby/internals"
import { once } from "../../gatsby/once"

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** How many bytes a text has as sent: compressed by Brotli at 6, since hosts compress on the fly. */
export const sentBytes = (text: string | Buffer): number => brotliCompressSync(text, quality).length

const texts = new Set([".js", ".css", ".svg", ".json"])

const pageData = z.object({
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()).default([]),
})

/** A built site's files, as its host sends them. */
export type BuiltSite = {
  /** The size of a file as sent, in bytes; 0 if it is missing, which `npm run audit` tells. */
  sizeOf: (address: string) => number
  /** A page's own scripts, found in the shell that loads them, and its number of data files. */
  partsOf: (page: string, shell: string) => { scripts: readonly string[]; data: number }
}

/** Reads a built site. Each file is read and compressed once. */
export function builtSite(root: string): BuiltSite {
  const sizeOf = once((address) => {
    const file = fileOf(root, address)
    if (!existsSync(file)) return 0
    return texts.has(path.extname(file)) ? sentBytes(readFileSync(file)) : statSync(file).size
  })
  const scripts = readdirSync(root).filter((name) => name.endsWith(".js"))
  const codeOf = once((address) => readFileSync(fileOf(root, address), "utf8"))
  return {
    sizeOf,
    partsOf: (page, shell) => {
      const file = path.join(root, pageDataFile(page))
      const { componentChunkName, staticQueryHashes } = pageData.parse(JSON.parse(readFileSync(file, "utf8")))
      const digests = chunkDigests(codeOf(shell), componentChunkName)
      const isOwn = (name: string) => digests.some((digest) => name.endsWith(`-${digest}.js`))
      return { scripts: scripts.filter(isOwn).map((name) => `/${name}`), data: 2 + staticQueryHashes.length }
    },
  }
}

/** Addresses begin with the folder that the site lies in, on a host that has one. Files do not. */
function fileOf(root: string, address: string): string {
  const below = (name: string) => path.join(root, decodeURIComponent(name))
  const own = below(address)
  return existsSync(own) ? own : below(address.replace(/^\/[^/]+(?=\/)/, ""))
}
