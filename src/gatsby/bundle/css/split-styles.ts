type Chunk = { readonly name?: string | null }
type CssModule = { readonly type: string }
type Graph = { readonly chunkGraph: { getModuleChunksIterable: (module: CssModule) => Iterable<Chunk> } }

/** webpack's setting that joins the styles of all pages (Gatsby's webpack.config.js). */
export type StylesGroup = { test?: unknown }

/** The name of a sheet with the styles of one page alone; webpack fills in the digest. */
export const pageSheet = "page.[contenthash].css"

/** The digest in the address of such a sheet; undefined in that of another. */
export const pageSheetDigest = (address: string): string | undefined =>
  /\/page\.(\w+)\.css$/.exec(address)?.[1]

/**
 * Leaves the styles of a single page beside its scripts, and joins all others. So a first visit fetches half as much,
 * and a part of one page costs the others nothing. The order does not matter: classes have names of their own.
 */
export function splitStyles(group: StylesGroup): void {
  group.test = (module: CssModule, { chunkGraph }: Graph) => {
    const [first, second] = chunkGraph.getModuleChunksIterable(module)
    return module.type === "css/mini-extract" && (second !== undefined || !isPage(first))
  }
}

/** Whether a chunk is a page or a template. */
const isPage = (chunk?: Chunk) => chunk?.name?.startsWith("component---")
