import prefetchFile from "./prefetch-file"

const ask = jest.fn(() => Promise.resolve({ blob: () => Promise.resolve() }))
Object.assign(globalThis, { fetch: ask })

beforeEach(() => ask.mockClear())

test("Gatsby fetches a page's data itself", async () => {
  await prefetchFile("/page-data/work/page-data.json", { as: "fetch" })
  expect(ask).not.toHaveBeenCalled()
})

test("a script is fetched once, although Gatsby's map hands its index over", async () => {
  await Promise.all(["/a.js", "/b.js", "/a.js"].map(prefetchFile))
  expect(ask.mock.calls.map(([url]: unknown[]) => url)).toEqual(["/a.js", "/b.js"])
})

test("a script that does not come stops nothing", async () => {
  ask.mockRejectedValueOnce(new TypeError("offline"))
  await expect(prefetchFile("/lost.js")).resolves.toBeUndefined()
})
