/** Loads a module as in a build for a folder. */
function inBuild<Module>(prefix: string, load: () => Module): Module {
  let loaded: Module | undefined
  process.env.SITE_FOLDER = prefix
  jest.isolateModules(() => (loaded = load()))
  delete process.env.SITE_FOLDER
  if (!loaded) throw new Error("Nothing was loaded")
  return loaded
}

const siteFolder = (prefix: string) =>
  inBuild(prefix, () => jest.requireActual<typeof import("./site-folder")>("./site-folder"))
const ownDocument = (prefix: string) =>
  inBuild(prefix, () =>
    jest.requireActual<typeof import("./navigation/own-document")>("./navigation/own-document"),
  )

test("addresses in a folder begin with it, and paths of the site do not", () => {
  const { inFolder, pathInSite } = siteFolder("/repo")
  expect(inFolder("/picture.svg")).toBe("/repo/picture.svg")
  expect(pathInSite({ pathname: "/repo/work/" })).toBe("/work/")
  expect(pathInSite({ pathname: "/repository/" })).toBe("/repository/")
})

test("without a folder nothing changes", () => {
  const { inFolder, pathInSite } = siteFolder("")
  expect(inFolder("/picture.svg")).toBe("/picture.svg")
  expect(pathInSite({ pathname: "/work/" })).toBe("/work/")
})

test("a page that needs its own document is known by its path and by its address", () => {
  const { needsOwnDocument } = ownDocument("/repo")
  for (const to of ["/booking/", "/booking/?a=b", "/repo/booking/#c"]) expect(needsOwnDocument(to)).toBe(true)
  for (const to of ["/work/", "/repo/work/"]) expect(needsOwnDocument(to)).toBe(false)
})
