import { readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { copyFixture, fixture } from "../../../../test/fixture"
import { checkContent } from "../check"
import { textWarnings } from "./suspicious-texts"
import { issueLine } from "../../errors/content-issue"
import { mojibakeReason } from "./mojibake"
import { readEntry, readOwnerTokens } from "../../read/read-entries"

const tokens = readOwnerTokens(readFileSync(path.join(fixture, "content/site.json")))

/** An entry's file with some words changed. */
const changed = (file: string, from: string, to: string) =>
  readFileSync(path.join(fixture, file), "utf8").replace(from, () => to)

/** What is said about an entry with some words changed. */
function told(file: string, from: string, to: string) {
  const entry = readEntry(file, Buffer.from(changed(file, from, to)), tokens)
  return entry && textWarnings(entry).map(issueLine)
}

const article = "content/blog/wet-paper/index.mdx"
const project = "content/projects/ferry/project.json"

test.each([
  [article, "A pier is", "A pier isnâ€™t", /index\.mdx:22 has â€™, .+write the letter itself/],
  [article, "A pier is", "A \uE001 pier is", /index\.mdx:22 has a character that belongs to one font alone/],
  [article, '"Wet Paper"', "“Wet Paper”", /index\.mdx:7 title shows its curly quotes/],
  [project, "always wet", "always wet &amp; old", /:\d+ reason shows &amp; .+write the character itself/],
  [project, "always wet", "always <b>wet</b>", /:\d+ reason shows <\/b> .+take the tags out/],
  [project, "always wet", "always wet.<br>Old", /:\d+ reason shows <br> .+take the tags out/],
  [project, "always wet", "always **wet**", /:\d+ reason shows \*\*wet\*\* .+take the asterisks out/],
  [project, "always wet", "[wet](https://example.com/)", /:\d+ reason shows \[wet\].+leave its words alone/],
])("%s is reported once: %s becomes %s", (file, from, to, says) => {
  expect(told(file, from, to)).toEqual([expect.stringMatching(says)])
})

test("code in a body may show any letters, and a field may tell of an element", () => {
  expect(told(article, "`4 kB`", "`4 kBâ€™`")).toEqual([])
  expect(told(project, "always wet", "always <main> & 2 * 3 ** 4 wet")).toEqual([])
})

test("such texts are warnings of the content check, which stop no build", async () => {
  const root = copyFixture()
  writeFileSync(path.join(root, project), changed(project, "always wet", "always wet &amp; old"))
  const { errors, warnings } = await checkContent(root, false)
  expect({ errors, warnings }).toEqual({
    errors: [],
    warnings: [expect.objectContaining({ file: project })],
  })
  rmSync(root, { recursive: true })
})

test.each("Ã© Ã¨ Ã¼ ÃŸ Ã± Ã§ Ã€ Ã¸ Â° â€™ â€œ â€“ â€” â€¢ â€¦ ðŸ§­ ï»¿ ï¿½".split(" "))(
  "%p, which is UTF-8 read as Windows-1252, is found",
  (misread) => {
    expect(mojibakeReason(`a ${misread} b`)).toMatch(/write the letter itself/)
  },
)

test.each([
  "VOILÀ\u00A0! „Spaß“ «MANHû SÃO ÂNGELO",
  "àéîöü ÀÉÎÖÜ Â Ã â €5 5€ ½ °C ¿Qué?",
  "Dvořák, Łódź, Việt Nam, Ελλάδα, Москва, 東京, שלום",
])("%p is left alone", (text) => {
  expect(mojibakeReason(text)).toBeUndefined()
})
