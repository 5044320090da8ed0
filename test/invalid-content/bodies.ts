/** An addition to a body that must be reported, and words of the error. */
type BadBody = { added: string; says: string }

const code = [
  "{/* a */ code() /* b */}",
  "{code()}",
  "{`code`}",
  "{0}",
  "{a.b}",
  "{(code)}",
  "{ name }",
  "{(name)}",
]
const modules = ["export const a = 1", 'import "code"', "export default () => null"]
const attributes = [
  "<kbd title={code()}>a</kbd>",
  '<kbd title={"words"}>a</kbd>',
  "<kbd {...code()}>a</kbd>",
  "<kbd title>a</kbd>",
  '<kbd onclick="code()">a</kbd>',
  '<kbd onClick="code()">a</kbd>',
  '<kbd style="color: red">a</kbd>',
  '<kbd dangerouslySetInnerHTML="a">a</kbd>',
  '<kbd xml:lang="en">a</kbd>',
  '<kbd title="a &#7;">a</kbd>',
]
const elements = [
  "<script>code()</script>",
  '<a href="javascript:code()">a</a>',
  '<img src="./a.png" onerror="code()" />',
  "<kbd.title>a</kbd.title>",
  "<svg:kbd>a</svg:kbd>",
  "<>a</>",
]
const links = [
  "[a](javascript:code())",
  "[a](JavaScript:code\\(\\))",
  "[a](&#106;avascript:code)",
  "[a][b]\n\n[b]: javascript:code",
  "[a](data:text/html,code)",
  "[a](//example.com/)",
  "[a](https://[)",
  "http://example.com/",
]
const deep = [
  Array.from({ length: 1500 }, (_, level) => `${"  ".repeat(level)}- a`).join("\n"),
  `${"> ".repeat(1500)}a`,
  "*a **b b** a* ".repeat(1500),
  "[".repeat(3000),
  "<sub>".repeat(3000),
]

/** Forbidden parts of a text: those that run during the build or a visit, and those that stop the compiler. */
export const badBodies: BadBody[] = [
  ...code.map((added) => ({ added, says: "has braces, which are code here" })),
  ...modules.map((added) => ({ added, says: "which is code; begin the line" })),
  ...attributes.map((added) => ({ added, says: "gives <kbd>" })),
  ...elements.map((added) => ({ added, says: "which a text may not hold" })),
  ...links
    .map((added) => ({ added, says: "must start with / for a page" }))
    .with(5, {
      added: "[a](//example.com/)",
      says: "is no page of the site",
    }),
  ...deep.map((added) => ({ added, says: "more than" })),
  { added: "<https://example.com/>", says: "does not compile" },
  { added: "<br>a</br>", says: "cannot hold any" },
  { added: "> [!HINT]\n> a", says: "which is no callout" },
  { added: "> [!NOTEE]\n> a", says: 'did you mean "[!NOTE]"' },
  { added: "> [!NOTE] a", says: "write them on the next line" },
  { added: "> [!NOTE]", says: "without words" },
  { added: "- [ ] a", says: "has a box to tick" },
  { added: "[![a](./cover.png)](/videos/no-such.mp4)", says: "names static/videos/no-such.mp4" },
  { added: "{constructor}", says: "stands for nothing" },
  { added: "A bell\u0007.", says: "control character U+0007" },
  { added: "No character: \uFFFF.", says: "control character U+FFFF" },
  { added: "A bell by its code: &#7;.", says: "the character U+FFFD" },
  { added: "Lines by their code: &#x2028;.", says: "control character U+2028" },
  { added: "Pasted\u2028lines.", says: "control character U+2028" },
  { added: "A mark inside\uFEFF.", says: "control character U+FEFF" },
  { added: "Turned \u202Esdrow.\n\nNot ended\u202C.", says: "an invisible U+202E, which turns" },
  { added: "- a\u2069", says: "an invisible U+2069 that ends nothing" },
  { added: "| a\u2067 | b\u2069 |\n| - | - |", says: "an invisible U+2067, which turns" },
  { added: "![a \u202E](./cover.png)", says: "an invisible U+202E, which turns" },
]

/** Bad starts and contents of front matter that are not about the model's fields. */
export const badFrontMatter: { start: string; says: string }[] = [
  ...["---js", "---JavaScript", "---coffee", "---json", "---yaml", "----"].map((start) => ({
    start: `${start}\n`,
    says: "must start with front matter",
  })),
  { start: "---\na: &a [b]\nc: *a\n", says: "&a names a field" },
  { start: "---\na: *b\n", says: "not YAML" },
  { start: "---\na: !!js/function 'code'\n", says: "is a tag" },
  { start: `---\na: ${"[".repeat(10_000)}\n`, says: "nests too deep" },
]
