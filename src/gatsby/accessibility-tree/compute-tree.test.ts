import { computeTree } from "./compute-tree"

/** What is heard, a line each. */
const heard = (html: string) =>
  computeTree(`<body>${html}</body>`).heard.map(({ role, level, items, name }) =>
    [role, level ?? items, name].filter((part) => part !== undefined && part !== "").join(" "),
  )
const silent = (html: string) =>
  computeTree(`<body>${html}</body>`).silent.map(
    ({ role, name, beside }) => `${role}${beside ? " beside" : ""} ${name}`,
  )

test("parts of a page are heard in reading order, with their names", () => {
  expect(
    heard(
      `<header><nav aria-label="Main"><ul><li><a href="/">Home</a></li><li><a href="/work/">Work</a></li></ul></nav></header>
       <main><section aria-labelledby="t"><h2 id="t">Prices</h2><p>Three <b>plans</b>.</p></section></main>
       <footer>© Ada</footer>`,
    ),
  ).toEqual([
    "banner",
    "navigation Main",
    "list 2",
    "link Home",
    "link Work",
    "main",
    "region Prices",
    "heading 2 Prices",
    "text Three plans.",
    "contentinfo",
    "text © Ada",
  ])
})

test.each([
  ['<button aria-label="Close"><svg></svg></button>', ["button Close"]],
  ['<a href="/"><img src="a.png" alt="Zync"></a>', ["link Zync", "img Zync"]],
  ['<label for="a">Email</label><input id="a" type="email">', ["text Email", "textbox Email"]],
  ["<label><input type=checkbox> Yes</label>", ["text Yes", "checkbox Yes"]],
  ["<fieldset><legend>Size</legend></fieldset>", ["group Size"]],
  ["<dl><dt>Scale</dt><dd>1:1</dd></dl>", ["term Scale", "definition 1:1"]],
  ['<table><tr><th scope="row">A</th><td>B</td></tr></table>', ["table", "rowheader A", "cell B"]],
  ['<img src="team.jpg">', ["img"]],
  ['<a href="/">Code<span class="visually-hidden">of Zync</span></a>', ["link Code of Zync"]],
  ["<article><header>By Ada</header></article>", ["text By Ada"]],
  ["<ul><li>One <ul><li>Two</li></ul></li></ul>", ["list 1", "text One", "list 1", "text Two"]],
  ["<h2><a href='/'>Read on</a></h2>", ["heading 2 Read on", "link Read on"]],
  ["<details><summary><h3>Why?</h3></summary></details>", ["button Why?", "heading 3 Why?"]],
  ["<section><p>No name, no region</p></section>", ["text No name, no region"]],
  ["<select aria-label='Country'><option>Peru</option></select>", ["combobox Country"]],
])("%s is heard as it is", (html, entries) => {
  expect(heard(html)).toEqual(entries)
})

test("what is hidden is not heard, and what is silent is listed with the words it stands beside", () => {
  const html = `<p hidden>Not there</p><noscript><p>Neither</p></noscript><script>no()</script>
    <a href="/">Mail<svg></svg></a><p aria-hidden="true">Drawn</p><figure>Night<img src="a.png" alt=""></figure>`
  expect(heard(html)).toEqual(["link Mail", "text Night"])
  expect(silent(html)).toEqual(["drawing beside Mail", "hidden Drawn", "picture beside Night"])
})

test("equal elements are told apart by their order", () => {
  const { heard: entries } = computeTree("<body><p>Same</p><p>Other</p><p>Same</p></body>")
  expect(entries[0]?.key).toBe(entries[2]?.key)
  expect(entries.map(({ nth }) => nth)).toEqual([undefined, undefined, 1])
})

test("a long text is cut between two words", () => {
  const [line] = heard(`<p>${"word ".repeat(40)}</p>`)
  expect(line).toMatch(/^text (word )+…$/)
})
