import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import announcerLoader from "./bundle/js/announcer-loader"
import {
  byProducts,
  chunkDigests,
  loaderScript,
  pageDataFile,
  prefetchModule,
  scriptsSlice,
  unusedModules,
} from "./internals"

/**
 * Checks that Gatsby still has the names that internals.ts relies on. If an update breaks a test, look for the new name
 * in the file that the test reads, and put it into internals.ts. If the feature is gone, its users must do without it.
 */

const gatsby = (file: string) => readFileSync(path.join("node_modules/gatsby", file), "utf8")
const staticEntry = gatsby("cache-dir/static-entry.js")
const productionApp = gatsby("cache-dir/production-app.js")

test("scriptsSlice: a page's scripts are a slice with this name (user: delayed-scripts-plugin.ts)", () => {
  const [, name = ""] = /slices\/(_gatsby-scripts)-\d\.html$/.exec(scriptsSlice) ?? []
  expect(staticEntry).toContain(`sliceId: \`${name}\``)
  expect(gatsby("dist/utils/gatsby-webpack-stats-extractor.js")).toContain(name)
})

test("stylesElements: a page has an element for each of its sheets (user: critical-css.ts)", () => {
  expect(staticEntry).toContain("data-identity={`gatsby-global-css`}")
  expect(staticEntry.indexOf("data-href")).toBeLessThan(
    staticEntry.indexOf("data-identity={`gatsby-global-css`}"),
  )
})

test("loaderScript: the script that names the page has this key (user: gatsby-ssr.tsx)", () => {
  expect(staticEntry).toContain(`key={\`${loaderScript}\`}`)
  expect(staticEntry).toContain("window.pagePath=")
})

test("pageLoader: window.___loader fetches pages (user: prefetch.ts)", () => {
  expect(productionApp).toContain("window.___loader = publicLoader")
  const loader = gatsby("cache-dir/loader.js")
  expect(loader).toMatch(/loadPage: rawPath =>/)
  expect(loader).toMatch(/hovering: rawPath =>/)
})

test("unusedModules: Gatsby still adds these modules to every page (user: webpack.ts)", () => {
  const [script, partytown, worker] = Object.keys(unusedModules)
  expect(gatsby("cache-dir/gatsby-browser-entry.js")).toContain(`export * from "${script}"`)
  expect(existsSync((partytown ?? "").replace("../", ""))).toBe(true)
  expect(productionApp).toContain(`require(\`${worker}\`)`)
})

test("prefetchModule: Gatsby prefetches by this module, and loads a page's data itself after it (user: webpack.ts)", () => {
  const loader = gatsby("cache-dir/loader.js")
  expect(loader).toContain(`import prefetchHelper from "${prefetchModule}"`)
  expect(loader).toMatch(
    /prefetchHelper\(pageDataUrl, \{[^}]*as: `fetch`,\s*\}\)\.then\(\(\) =>[^}]*?this\.loadPageDataJson\(/,
  )
})

test("announcer-loader.js: Gatsby still announces a move in these words, which the loader takes out", () => {
  const code = gatsby("cache-dir/navigation.js")
  expect(announcerLoader(code)).toContain("const newAnnouncement = pageName")
  expect(() => announcerLoader("other words")).toThrow("announcer-loader.js")
})

test("keepLocalNotFound: Gatsby takes these addresses for its 404 page, wherever they stand (user: local-not-found.ts)", () => {
  expect(productionApp).toContain("pagePath.match(/^\\/(404|500)(\\/?|.html)$/)")
  expect(productionApp).toContain("pageResources.page.path === `/404.html`")
  expect(productionApp.indexOf("window.___loader = publicLoader")).toBeLessThan(
    productionApp.indexOf("apiRunnerAsync(`onClientEntry`)"),
  )
  expect(productionApp).toContain("publicLoader.loadPage(")
  expect(gatsby("cache-dir/ensure-resources.js")).toContain("loader.loadPageSync(")
})

test("byProducts: Gatsby still writes these names (user: remove-by-products.ts)", () => {
  const sources = [
    "dist/utils/gatsby-webpack-stats-extractor.js",
    "dist/internal-plugins/partytown/gatsby-node.js",
    "dist/utils/adapter/manager.js",
  ].map(gatsby)
  for (const name of byProducts) expect(sources.some((source) => source.includes(name))).toBe(true)
})

test("pageDataFile: Gatsby still names a page's data so, with these fields (user: title-block/)", () => {
  const { fixedPagePath } = jest.requireActual<{ fixedPagePath: (page: string) => string }>(
    "gatsby-core-utils",
  )
  for (const page of ["/", "/work/", "/404.html"])
    expect(pageDataFile(page)).toBe(path.join("page-data", fixedPagePath(page), "page-data.json"))
  const source = gatsby("dist/utils/page-data.js") + gatsby("dist/utils/page-data-helpers.js")
  for (const name of ["componentChunkName", "staticQueryHashes"]) expect(source).toContain(name)
})

test("chunkDigests: components are loaded by this object (user: title-block/)", () => {
  expect(gatsby("dist/bootstrap/requires-writer.js")).toContain("exports.components = {")
  const shell = `"component---a":()=>Promise.all([n.e(9),n.e(1)]).then(n.bind(n,5)),"component---b":()=>n.e(12).then(n)};{1:"component---a"}[e];{1:"0000000a",12:"0000000b"}`
  expect(chunkDigests(shell, "component---a")).toEqual(["0000000a"])
  expect(chunkDigests(shell, "component---b")).toEqual(["0000000b"])
  expect(chunkDigests(shell, "component---c")).toEqual([])
})

test("a build with a cache but without public starts from scratch (user: build-marker.ts)", () => {
  const initialize = gatsby("dist/services/initialize.js")
  expect(initialize).toContain("caches-lmdb")
  expect(initialize.indexOf("onPreInit")).toBeGreaterThan(-1)
  expect(initialize.indexOf("onPreInit")).toBeLessThan(initialize.indexOf("caches-lmdb"))
})
