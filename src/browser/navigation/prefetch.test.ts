/** @jest-environment jsdom */
import { budget, prefetchOnIntent } from "./prefetch"

const data = {
  article: {
    image: {
      src: {
        childImageSharp: {
          gatsbyImageData: {
            images: {
              sources: [{ type: "image/avif", srcSet: "/cover-480.avif 480w" }],
              fallback: { src: "/cover.webp" },
            },
            variants: [
              {
                type: "image/avif",
                media: "(prefers-color-scheme: dark)",
                srcSet: "/cover.dark-480.avif 480w",
              },
            ],
            layout: "constrained" as const,
            width: 2,
            height: 1,
          },
        },
      },
    },
  },
}
const loadPage = jest.fn(() => Promise.resolve({ json: { data } }))
let stop: () => void

const link = (href: string) => {
  document.body.innerHTML = `<a href="${href}"><b>There</b></a>`
  return document.querySelector("b")!
}
const point = (href: string, event = "pointerover") =>
  link(href).dispatchEvent(new Event(event, { bubbles: true }))

function connect(connection: Navigator["connection"]) {
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true })
}

beforeEach(() => {
  loadPage.mockClear()
  connect(undefined)
  window.___loader = { loadPage, loadPageSync: () => undefined }
  stop = prefetchOnIntent()
})
afterEach(() => stop())

test.each(["pointerover", "touchstart", "focusin"])("A page is fetched once on %s", (event) => {
  point("/there/", event)
  point("/there/#place", event)
  expect(loadPage.mock.calls).toEqual([["/there/"]])
})

test("A page is fetched if the pointer was on its link before the script ran", () => {
  stop()
  const target = link("/there/").parentElement
  const spy = jest.spyOn(document, "querySelector").mockReturnValue(target)
  stop = prefetchOnIntent()
  expect(spy).toHaveBeenCalledWith("a:hover")
  expect(loadPage).toHaveBeenCalledWith("/there/")
  spy.mockRestore()
})

test("The largest picture of the page's first view is fetched in the page's own format and size", async () => {
  const pictures: HTMLPictureElement[] = []
  const make = document.createElement.bind(document)
  const spy = jest.spyOn(document, "createElement").mockImplementation((name: string) => {
    const element = make(name)
    if (element instanceof HTMLPictureElement) pictures.push(element)
    return element
  })
  point("/there/")
  await new Promise((resolve) => setTimeout(resolve))
  spy.mockRestore()
  const [dark, light] = pictures[0]?.querySelectorAll("source") ?? []
  expect(light).toHaveAttribute("srcset", "/cover-480.avif 480w")
  expect(dark).toHaveAttribute("media", "(prefers-color-scheme: dark)")
  expect(pictures[0]?.querySelector("img")).toHaveAttribute("src", "/cover.webp")
})

test.each([
  ["the page the visitor is on", "/"],
  ["another site's page", "https://other.example/"],
  ["a page with a document of its own", "/booking/"],
])("Nothing is fetched for %s", (_, href) => {
  point(href)
  expect(loadPage).not.toHaveBeenCalled()
})

test.each([{ saveData: true }, { effectiveType: "3g" }, { effectiveType: "slow-2g" }])(
  "Nothing is fetched on a connection with %j",
  (connection) => {
    connect(connection)
    point("/there/")
    expect(loadPage).not.toHaveBeenCalled()
  },
)

test("A visitor who hovers over every link does not fetch the whole site", () => {
  for (let page = 0; page < 2 * budget; page++) point(`/${page}/`)
  expect(loadPage).toHaveBeenCalledTimes(budget)
})
