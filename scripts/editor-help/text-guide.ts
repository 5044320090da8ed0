import { callouts } from "../../src/model/markdown/callouts"

type Part = { title: string; about: string; example: string }

const marks = callouts.map((name) => `\`[!${name.toUpperCase()}]\``).join(", ")

/** Everything that a text may hold, each with an example that a test compiles. */
export const textGuide: readonly Part[] = [
  {
    title: "Words",
    about: "An empty line begins a paragraph. A backslash at its end breaks a line.",
    example:
      "**Bold**, _slanted_, ~~struck out~~ and `code`.\n\nA second paragraph,\\\non two lines, with the owner's name: {name}.",
  },
  {
    title: "Headings",
    about:
      "Two levels; the title is the page's own first one. Those of the second level make the list of contents, and each heading is an anchor: its words in small letters, with hyphens between them, and with a number where the page has that anchor already. A case study's headings of the second level are given: `npm run content:check` names them.",
    example: "## How it works\n\n### A part of it",
  },
  {
    title: "Links",
    about:
      "To a page of the site, to a heading of this text, to another site, to a mailbox. The target of a link may also stand below the text.",
    example:
      "## Prices\n\n[A page](/contact/), [a heading](#prices), [another site](https://example.com/), [mail](mailto:{email}), [one named below][below].\n\n[below]: https://example.com/",
  },
  {
    title: "Lists",
    about: "With bullets or numbers. Two spaces more put a list into another.",
    example: "- A point\n- Another\n  - A part of it\n\n1. First\n2. Second",
  },
  {
    title: "Pictures",
    about:
      "A file beside the text, alone between empty lines. The words say what it shows, for those who do not see it. The build makes its sizes and formats from a PNG, JPEG, WebP or AVIF; a name with spaces stands in angle brackets, as in `(<./my figure.png>)`. A file `figure.dark.png` beside it is shown in the dark scheme, `figure.phone.png` on phones, and `figure.phone.dark.png` on phones in the dark scheme; the text does not name them.",
    example: "![Three sheets in a stack.](./figure.png)",
  },
  {
    title: "Videos",
    about:
      "A picture, the poster, that links to a file of `static/videos/`. A press plays it in its place; without scripts it is a link to the file. Files of the same name that end in `.webm`, `.mp4` and `.vtt` (captions) are used too.",
    example: "[![The page at rest.](./poster.png)](/videos/demo.mp4)",
  },
  {
    title: "Tables",
    about:
      "Colons in the second line align a column: left, in the middle, right. A table that is too wide for a phone scrolls by itself.",
    example: "| Version | Mark | Time |\n| :-- | :-: | --: |\n| First | A | 5.7 s |\n| Second | B | 1.7 s |",
  },
  {
    title: "Callouts",
    about: `A quote whose first line is ${marks}.`,
    example: callouts
      .map((name) => `> [!${name.toUpperCase()}]\n> Words that a reader must not miss.`)
      .join("\n\n"),
  },
  { title: "Quotes", about: "What somebody said.", example: "> It was fast.\n>\n> On my phone, too." },
  {
    title: "Code",
    about:
      "The language after the first line's marks colors it: ts, tsx, js, json, css, html, bash and others. Visitors get a button that copies it.",
    example: "```ts\nconst answer = 42\n```",
  },
  {
    title: "Footnotes",
    about:
      "A mark in the text, and the note anywhere below. Notes are shown at the end of the text, below a heading that `footnotes` in `content/site.json` names. Two marks may have one note.",
    example: "Most visitors use a phone.[^1]\n\n[^1]: Counted in May.",
  },
  { title: "Lines", about: "A line between two parts.", example: "Before.\n\n---\n\nAfter." },
  {
    title: "Elements",
    about: "HTML for what Markdown cannot say. They may have `title` and `lang`, and nothing else.",
    example:
      'Press <kbd>Ctrl</kbd>, H<sub>2</sub>O, 10<sup>3</sup>, <abbr title="Portable Document Format">PDF</abbr>, <mark>marked</mark>, <small>small print</small>,<br />a new line.',
  },
  {
    title: "Characters with a meaning, and comments",
    about:
      "A backslash makes a brace or an angle bracket a plain character. In code they are plain without one. A comment is not shown.",
    example: "\\{not a token\\} and a \\< b.\n\n{/* To do: say more. */}",
  },
]

export const textGuideSection = () =>
  [
    "## Texts",
    "The body of an MDX file is Markdown. It is text alone: nothing in it runs. It may hold this:",
    ...textGuide.map(
      ({ title, about, example }) => `### ${title}\n\n${about}\n\n\`\`\`\`mdx\n${example}\n\`\`\`\``,
    ),
  ].join("\n\n")
