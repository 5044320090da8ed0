/** Loads a module as in a build for a folder. */
function inBuild<Module>(prefix: string, load: () => Module): Module {
  let loaded: Module | undefined
  process.env.PATH_PREFIX = prefix
  jest.isolateModules(() => (loaded = load()))
  delete process.env.PATH_PREFIX
  if (!loaded) throw new Error("Nothing was loaded")
  return loaded
}

const modulePathPrefix = (prefix: string) =>
  inBuild(prefix, () => jest.requireActual<typeof import("./path-prefix")>("./path-prefix"))
const fullPageLoad = (prefix: string) =>
  inBuild(prefix, () =>
    jest.requireActual<typeof import("./navigation/full-page-load")>("./navigation/full-page-load"),
  )

test("addresses in a folder begin with it, and paths of the site do not", () => {
  const { withPrefix, withoutPrefix } = modulePathPrefix("/repo")
  expect(withPrefix("/picture.svg")).toBe("/repo/picture.svg")
  expect(withoutPrefix({ pathname: "/repo/work/" })).toBe("/work/")
  expect(withoutPrefix({ pathname: "/repository/" })).toBe("/repository/")
})

test("without a folder nothing changes", () => {
  const { withPrefix, withoutPrefix } = modulePathPrefix("")
  expect(withPrefix("/picture.svg")).toBe("/picture.svg")
  expect(withoutPrefix({ pathname: "/work/" })).toBe("/work/")
})

test("a page that needs its own document is known by its path and by its address", () => {
  const { needsFullPageLoad } = fullPageLoad("/repo")
  for (const to of ["/booking/", "/booking/?a=b", "/repo/booking/#c"])
    expect(needsFullPageLoad(to)).toBe(true)
  for (const to of ["/work/", "/repo/work/"]) expect(needsFullPageLoad(to)).toBe(false)
})
