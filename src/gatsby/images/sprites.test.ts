/** @jest-environment jsdom */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { hostileParts, withPart } from "../../../test/invalid-content/hostile-drawings"
import { symbolAddress, symbolOf } from "./sprites"

test("a symbol keeps the drawing's paint and viewBox, but not its size", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" viewBox="0 0 24 24" fill="none">\n <path d="M0 0"/>\n</svg>'
  expect(symbolOf(svg, "react")).toBe(
    '<symbol id="react" viewBox="0 0 24 24" fill="none"><path d="M0 0"/></symbol>',
  )
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 2"/></svg>'
const gradient = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><linearGradient id="a"><stop stop-color="${color}"/></linearGradient><path fill="url(#a)" d="M1 2"/></svg>`

/** The sprite of a folder with these drawings, and the address of the first one. */
function spriteWith(set: string, drawings: Readonly<Record<string, string>>) {
  mkdirSync(set)
  for (const [name, drawn] of Object.entries(drawings)) writeFileSync(path.join(set, name), drawn)
  const [address = "", id = ""] = symbolAddress(path.join(set, Object.keys(drawings)[0]!)).split("#")
  const sprite = new DOMParser().parseFromString(
    readFileSync(path.join("public", address), "utf8"),
    "image/svg+xml",
  )
  return { address, drawing: sprite.getElementById(id), symbols: [...sprite.documentElement.children] }
}

describe("a sprite", () => {
  const home = process.cwd()
  const folder = mkdtempSync(path.join(tmpdir(), "sprites-"))
  beforeAll(() => process.chdir(folder))
  afterAll(() => {
    process.chdir(home)
    rmSync(folder, { recursive: true })
  })

  test("holds a drawing unchanged, whatever other files are in its folder", () => {
    const hostile = Object.values(hostileParts).map((part, index): [string, string] => [
      `b${index}.svg`,
      // A large drawing gets its own file.
      withPart(svg, part).slice(0, 4000),
    ])
    const { drawing, symbols } = spriteWith("set", {
      "a.svg": svg,
      ...Object.fromEntries(hostile),
      "._a.svg": "\0\0",
      "c.svg": svg,
    })
    expect(drawing?.outerHTML).toContain('<path d="M1 2"/>')
    // Files that a system leaves behind are not drawings.
    expect(symbols.map(({ nodeName }) => nodeName)).toEqual(Array(hostile.length + 2).fill("symbol"))
  })

  test("keeps the gradients of two drawings apart", () => {
    const { symbols } = spriteWith("gradients", { "a.svg": gradient("red"), "b.svg": gradient("blue") })
    const ids = symbols.map((symbol) => symbol.querySelector("linearGradient")?.id)
    expect(new Set(ids).size).toBe(2)
    expect(symbols.map((symbol) => symbol.querySelector("path")?.getAttribute("fill"))).toEqual(
      ids.map((id) => `url(#${id})`),
    )
  })

  test.each(['Bob\'s "best" & <new>', "Größe ü", "a.b", "100%", "#1"])(
    "supports the file name %s",
    (name) => {
      const { address, drawing } = spriteWith(`the ${name}`, { [`${name}.svg`]: svg, "a-b.svg": svg })
      expect(address).toMatch(/^\/drawings\/[\w-]+\.svg$/)
      expect(drawing?.outerHTML).toContain('<path d="M1 2"/>')
    },
  )
})
