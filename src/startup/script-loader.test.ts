/** @jest-environment jsdom */
jest.mock("./fonts", () => ({ loadFonts: jest.fn() }))

const started = () => [...document.querySelectorAll<HTMLScriptElement>("script[src]")]

test("starts the page's scripts, which run in their order", () => {
  document.body.innerHTML = '<script type="text/x-late" data-files="/a.js /b.js"></script>'
  jest.isolateModules(() => void require("./script-loader"))
  expect(started().map((script) => script.getAttribute("src"))).toEqual(["/a.js", "/b.js"])
  for (const { async } of started()) expect(async).toBe(false)
})
