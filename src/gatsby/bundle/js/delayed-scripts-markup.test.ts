import { withDelayedScripts } from "./delayed-scripts-markup"

test("defers scripts that would start while the page is parsed, together and in order", () => {
  const filesOf = jest.fn(() => ["/setup.js", "/b.js"])
  const markup = withDelayedScripts(
    '<p>1</p><script id="c"> c = 1 </script><script src="/a.js" async></script><script src="/b.js" async></script>',
    filesOf,
  )
  expect(markup).toContain("<p>1</p>")
  expect(markup).toContain('data-files="/setup.js /b.js"')
  // Data, and not a script: any MIME type but JavaScript's.
  expect(markup).toMatch(/<script type="(?!.*javascript)\w+\/[\w-]+"/)
  expect(filesOf).toHaveBeenCalledWith("c = 1", ["/a.js", "/b.js"])
  expect(markup).not.toContain("/a.js")
  expect(markup).not.toContain("c = 1")
})

test("changes markup only once", () => {
  const once = withDelayedScripts('<script src="/a.js" async></script>', () => ["/setup.js"])
  expect(withDelayedScripts(once, () => ["/other.js"])).toBe(once)
})
