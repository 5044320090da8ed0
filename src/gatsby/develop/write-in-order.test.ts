import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { writeInOrder } from "./write-in-order"

jest.mock("gatsby-cli/lib/reporter", () => ({
  createProgress: () => ({ start: jest.fn(), tick: jest.fn(), end: jest.fn() }),
}))

const root = mkdtempSync(path.join(tmpdir(), "write-in-order-"))
const pages = ["/first/", "/second/"]

/** The data of a page's query, as Gatsby stores them. */
const result = (title: string) => JSON.stringify({ data: { title } })

/** Gatsby's own modules, with a site of two pages in its store. Gatsby takes its folder as soon as it is loaded. */
async function gatsby() {
  Object.assign(globalThis, { __GATSBY: { root } })
  const pageData = await import("gatsby/dist/utils/page-data")
  const { emitter, store } = await import("gatsby/dist/redux")
  const plugin = { name: "test" }
  const dispatch = (type: string, payload: object) =>
    store.dispatch(Object.assign({ type }, { payload, plugin }))
  dispatch("SET_PROGRAM", { directory: root, _: ["develop"] })
  for (const page of pages)
    dispatch("CREATE_PAGE", {
      path: page,
      componentPath: "page.tsx",
      componentChunkName: "page",
      context: {},
    })
  return { ...pageData, dispatch, emitter }
}

beforeAll(writeInOrder)
afterAll(() => rmSync(root, { recursive: true, force: true }))

test("a result can be read as soon as it counts as saved", async () => {
  const { savePageQueryResult, readPageQueryResult } = await gatsby()
  for (const title of ["Old", "New"]) {
    await savePageQueryResult("/first/", result(title))
    expect(await readPageQueryResult("/first/")).toBe(result(title))
  }
})

test("a page that is ready while another one is written is written after it", async () => {
  const { savePageQueryResult, enqueueFlush, readPageData, dispatch, emitter } = await gatsby()
  const written = (page: string) =>
    new Promise<void>((resolve) =>
      emitter.on("CLEAR_PENDING_PAGE_DATA_WRITE", ({ payload }) => {
        if (payload.page === page) resolve()
      }),
    )
  for (const page of pages) await savePageQueryResult(page, result(page))
  const ready = (page: string) => {
    dispatch("ADD_PENDING_PAGE_DATA_WRITE", { path: page })
    enqueueFlush()
  }
  emitter.on("ADD_PAGE_DATA_STATS", ({ payload }) => {
    if (payload.pagePath === "/first/") ready("/second/")
  })
  const all = Promise.all(pages.map(written))
  ready("/first/")
  await all
  for (const page of pages)
    expect((await readPageData(path.join(root, "public"), page)).result.data).toEqual({ title: page })
}, 10_000)
