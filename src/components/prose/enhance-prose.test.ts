/** @jest-environment jsdom */
import { screen } from "@testing-library/dom"
import userEvent from "@testing-library/user-event"
import { enhanceProse } from "./enhance-prose"
import en from "../../words/en.json"

const words = en.code
const text = () => document.body

function show(html: string) {
  document.body.innerHTML = html
  enhanceProse(text(), words)
}

const code = '<div data-code=""><pre tabindex="0"><code>const a = 1\n</code></pre></div>'
const poster =
  '<a href="/videos/demo.mp4" data-video="webm mp4 vtt"><figure><img alt="A page at rest" width="640" height="360" src="/a.webp"></figure><span>Play video</span></a>'

/** Gives the page a clipboard that takes or refuses what is written. */
function giveClipboard(writeText: (words: string) => Promise<void>) {
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true })
}

beforeEach(() => {
  Object.assign(HTMLMediaElement.prototype, { play: () => Promise.resolve() })
})

test("a button copies the code by keyboard, and says so until the visitor goes on", async () => {
  const user = userEvent.setup()
  const copied = jest.fn(() => Promise.resolve())
  giveClipboard(copied)
  show(code)
  screen.getByRole("button", { name: words.copyCode }).focus()
  await user.keyboard("{Enter}")
  expect(copied).toHaveBeenCalledWith("const a = 1\n")
  expect(screen.getByRole("button", { name: words.copied })).toHaveTextContent(words.copied)
  expect(screen.getByRole("status")).toHaveTextContent(words.codeCopied)
  await user.tab()
  expect(screen.getByRole("button", { name: words.copyCode })).toBeInTheDocument()
  expect(screen.getByRole("status")).toBeEmptyDOMElement()
})

test("where the browser refuses, the code is selected and the visitor is told", async () => {
  const user = userEvent.setup()
  giveClipboard(() => Promise.reject(new Error("refused")))
  show(code)
  await user.click(screen.getByRole("button"))
  expect(screen.getByRole("status")).toHaveTextContent(words.refused)
  expect(getSelection()?.toString()).toContain("const a = 1")
})

test("each block has one button, however often the text is looked at", () => {
  show(code + code)
  enhanceProse(text(), words)
  expect(screen.getAllByRole("button")).toHaveLength(2)
})

test("a click replaces the poster with a player of the same size that has all files", async () => {
  const user = userEvent.setup()
  show(poster)
  await user.click(screen.getByRole("link", { name: /A page at rest/ }))
  const player = document.querySelector("video")
  expect(player).toHaveAccessibleName("A page at rest")
  expect(player).toHaveAttribute("width", "640")
  expect(player).toHaveAttribute("controls")
  const files = [...(player?.children ?? [])].map((part) => [part.tagName, part.getAttribute("src")])
  expect(files).toEqual([
    ["SOURCE", "http://localhost/videos/demo.webm"],
    ["SOURCE", "http://localhost/videos/demo.mp4"],
    ["TRACK", "http://localhost/videos/demo.vtt"],
  ])
  expect(screen.queryByRole("link")).toBeNull()
})

test("a click with a key held down is left to the browser", async () => {
  const user = userEvent.setup()
  show(poster)
  const prevented = jest.fn()
  const look = (event: Event) => {
    prevented(event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener("click", look, { once: true })
  await user.keyboard("{Control>}")
  await user.click(screen.getByRole("link"))
  expect(prevented).toHaveBeenCalledWith(false)
  expect(document.querySelector("video")).toBeNull()
})
