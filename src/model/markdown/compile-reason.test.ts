import { outlineOf } from "./mdx"

test.each([
  ["It loads in <5 ms.", /has a < that begins no tag; write \\< /],
  ["I <3 paper", /has a < that begins no tag/],
  ["If a <b then more.", /has a < that begins no tag/],
  ["<!-- a note -->", /comment of HTML.+write {\/\* words \*\/}/],
  ["<me@example.com>", /address between < and >.+\[words\]\(address\)/],
  ["<https://example.com/>", /address between < and >/],
  ["<abbr title=words>a</abbr>", /lack their quotes; write title="words"/],
  ["An Array<string> of it.", /has a <string> without its end.+write <\/string>, or \\</],
  ["One.<br>Two.", /write <br \/>/],
  ["Two.</kbd>", /an end such as <\/kbd> without its beginning/],
  ["An open { brace", /has a { without its end; write \\{/],
  ["{{< youtube a >}}", /has braces, which are code here; write \\{/],
  ["{% raw %}", /has braces, which are code here/],
  ["import a word from it", /begins with import or export/],
])(
  "%s is reported with what to write instead, on its line, and not in the compiler's words",
  async (text, says) => {
    const outline = await outlineOf(`Words.\n\n${text}`, "Article")
    expect(outline).toEqual({ line: 3, reason: expect.stringMatching(says) })
    expect(outline).not.toEqual(
      expect.objectContaining({ reason: expect.stringMatching(/unexpected|expected|acorn|U\+|\d:\d/i) }),
    )
  },
)

test("what the remedies say compiles", async () => {
  for (const text of [
    "It loads in \\<5 ms.",
    "{/* a note */}",
    "me@example.com",
    "One.<br />Two.",
    "An \\{ here",
  ])
    expect(await outlineOf(text, "Article")).toMatchObject({ disallowed: [], unfilled: [] })
})
