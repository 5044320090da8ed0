import { markdownMistakes } from "./markdown-mistakes"

test.each([
  ["##Heading", /no space after ##, so it is no heading; write ## Words/],
  ["![[picture.png]]", /!\[\[picture\.png\]\], which another program.+write !\[/],
  ["[words] (https://example.com/)", /a space before \(https:\/\/example\.com\/\)/],
  ["(words)[https://example.com/]", /wrong way round; write \[words\]\(https:\/\/example\.com\/\)/],
  ["[a](https://example.com/a b)", /the link https:\/\/example\.com\/a b, .+%20/],
  ["‘‘‘\ncode", /no block of code; write ```/],
  ["A claim.[^1]", /\[\^1\], but no line \[\^1\]:/],
  ["See [the paper][doi].", /\[the paper\]\[doi\], but no line \[doi\]:/],
  ["[^zz]: Words.", /the footnote \[\^zz\], which no place of the text refers to/],
])("%p is reported with what to write", (text, says) => {
  expect(markdownMistakes(`Words.\n\n${text}`)).toEqual([{ line: 3, reason: expect.stringMatching(says) }])
})

test("a table whose columns differ is reported, at its row of dashes", () => {
  expect(markdownMistakes("| a | b |\n|---|\n| 1 | 2 |")).toEqual([
    { line: 2, reason: expect.stringMatching(/2 columns in its first row and 1 in its row of dashes/) },
  ])
})

test.each([
  "## Heading",
  "#1 of many, a #hashtag",
  "\\##Sign",
  "`![[a]]` and `[^1]`",
  "```\n##Heading\n[a][b] [^1]\n| a |\n|---|---|\n```",
  "\\[^1] and \\![[a]]",
  "A claim.[^1] And one more.[^Two]\n\n[^1]: Words.\n\n[^two]: Words.",
  "> A claim.[^1]\n>\n> [^1]: Words.",
  "See [the paper][DOI].\n\n[doi]: https://example.com/",
  '[a](https://example.com/ "Title") and [b](https://example.com/a_(b))',
  "Take rows[i][j].",
  "[Words] (not a link)",
  "| a | b |\n| - | :-: |\n| 1 | 2 |",
  "a | b\n--- | ---\n1 | 2",
  "| a \\| b | `c | d` |\n| - | - |",
  "Words\n---\nmore | words",
])("%p is as its writer meant it", (text) => {
  expect(markdownMistakes(text)).toEqual([])
})
