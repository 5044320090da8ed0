import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { checkContent } from "../src/model/validate/check"
import { issueLine, warningLine } from "../src/model/errors/content-issue"
import { filesBelow } from "../src/gatsby/source/files-below"
import es from "../src/words/es.json"
import { addArticle, addProject, copyFixture } from "../test/fixture"
import { runScript } from "../test/commands/run-script"

/** Further projects, so that each mistake has a file of its own. */
const trees = ["ash", "birch", "cedar", "elm", "fir", "hazel", "larch", "oak", "pine", "rowan"]

/** A copy of the small site to break. */
let root: string

beforeEach(() => {
  root = copyFixture()
  for (const slug of trees) addProject(root, slug)
  addArticle(root, "third-note")
})

afterEach(() => rmSync(root, { recursive: true }))

const runCommand = () => runScript("scripts/content-check.ts", [root])

/** The messages about the broken copy, which the command prints. */
const errors = async () => (await checkContent(root)).errors.map(issueLine)

function edit(file: string, change: (text: string) => string) {
  const place = path.join(root, "content", file)
  const before = readFileSync(place, "utf8")
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(place, after)
}

test("content without a mistake has no errors, whatever ends its lines", () => {
  for (const file of filesBelow(root).filter((each) => /\.(?:mdx|json)$/.test(each))) {
    const place = path.join(root, file)
    writeFileSync(place, readFileSync(place, "utf8").replaceAll("\n", "\r\n"))
  }
  expect(runCommand()).toMatchObject({ status: 0, stdout: expect.stringContaining("in order"), stderr: "" })
})

test("all errors of all files are reported at once, one per line, with file, place and reason", () => {
  edit("projects/loom/project.json", (text) => text.replace('"title"', '"tittle"'))
  edit("projects/cedar/project.json", (text) => text.replace(/"tags": \[/, '"tags": [7, '))
  edit("lists/faq.json", (text) => text.replace('"items"', 'items"'))
  edit("pages/home.json", (text) => text.replace("./home/calm.svg", "./home/clam.svg"))
  edit("projects/rowan/case-study.mdx", (text) => text.replace("## Features", "## Faetures"))
  edit("blog/wet-paper/index.mdx", (text) => `${text}\n\n<Unclosed\n`)
  edit("states/yorkshire.json", (text) => text.replace('"short": "YK"', '"short": "Yk"'))
  edit("pages/contact.json", (text) => text.replace('"to": "/booking/"', '"to": "/boking/"'))
  writeFileSync(path.join(root, "content/projects/loom/projct.json"), "{}")

  const { stderr, status } = runCommand()
  expect(status).toBe(1)
  const errorLines = stderr.trim().split("\n").slice(0, -1)
  const expected = [
    /^content\/projects\/loom\/project\.json:\d+ tittle is not a known field, did you mean "title"\?$/,
    /^content\/projects\/loom\/project\.json:\d+ title is missing$/,
    /^content\/projects\/cedar\/project\.json:\d+ tags\[0\] must be text; put it into straight quotes$/,
    /^content\/lists\/faq\.json:\d+ column \d+ is not JSON/,
    /^content\/pages\/home\.json:\d+ hero\.words\[0\]\.image\.src names content\/pages\/home\/clam\.svg, which is not there, did you mean "\.\/home\/calm\.svg"\?$/,
    /^content\/projects\/rowan\/case-study\.mdx:\d+ section "Faetures" is not one of a case study, did you mean "Features"\?$/,
    /^content\/blog\/wet-paper\/index\.mdx:\d+ does not compile: /,
    /^content\/states\/yorkshire\.json:\d+ short must be up to six capital letters, digits and hyphens$/,
    /^content\/pages\/contact\.json:\d+ call\.action\.to leads to \/boking\/, which is no page of the site, did you mean "\/booking\/"\?$/,
    /^content\/projects\/loom\/projct\.json is no place for content, did you mean "content\/projects\/loom\/project\.json"\?$/,
  ]
  for (const line of expected) expect(errorLines).toContainEqual(expect.stringMatching(line))
  expect(errorLines.join("\n")).not.toMatch(/^\s+at /m)
})

test("a link to a project that is not on the work list's first page is reported with the right page", async () => {
  const project = readFileSync(path.join(root, "content/projects/loom/project.json"), "utf8")
  for (let number = 1; number <= 30; number++) {
    const folder = path.join(root, "content/projects", `entry-${number}`)
    cpSync(path.join(root, "content/projects/loom"), folder, { recursive: true })
    rmSync(path.join(folder, "case-study.mdx"))
    const order = `"order": ${100 + number},`
    writeFileSync(path.join(folder, "project.json"), project.replace(/"order": \d+,/, order))
  }
  edit("pages/not-found.json", (text) => text.replace('"/work/"', '"/work/#entry-30"'))
  edit("pages/home.json", (text) => text.replace('"/work/"', '"/work/2/#entry-30"'))
  expect(await errors()).toEqual([
    expect.stringMatching(/^content\/pages\/not-found.+; it is on \/work\/2\/#entry-30$/),
  ])
})

const asDraft = (text: string) => text.replace("---\n", "---\ndraft: true\n")
const atDate = (date: string) => (text: string) => text.replace(/^date: .+/m, `date: "${date}"`)

/** What is said of the copy: warnings, then errors. */
async function said() {
  const { errors: found, warnings } = await checkContent(root)
  return { lines: [...warnings.map(warningLine), ...found.map(issueLine)], failed: found.length > 0 }
}

test("a link to what is not published yet is an error that names both files and the remedy", async () => {
  edit("blog/wet-paper/index.mdx", asDraft)
  edit("blog/ninety-years/index.mdx", atDate("2999-12-31"))
  edit("projects/loom/project.json", (text) => text.replace("{", '{ "draft": true,'))
  edit("blog/third-note/index.mdx", (text) => `${text}\n[One](/ninety-years/#related), [two](/work/loom/).\n`)
  const { lines, failed } = await said()
  expect(failed).toBe(true)
  for (const line of [
    /^content\/projects\/ferry\/case-study\.mdx:\d+ leads to \/wet-paper\/, which is a draft \(content\/blog\/wet-paper\/index\.mdx\): publish that first, or take this out until then$/,
    /^content\/blog\/third-note\/index\.mdx:\d+ leads to \/ninety-years\/#related, which is dated 2999-12-31 \(/,
    /^content\/blog\/third-note\/index\.mdx:\d+ leads to \/work\/loom\/, which is a draft \(/,
    /^content\/states\/yorkshire\.json:\d+ local\.\S+ leads to loom, which is a draft \(content\/projects\/loom\/project\.json\)/,
    /^warning: content\/blog\/ninety-years\/index\.mdx:\d+ date is 2999-12-31, .+ the first build on that day publishes it$/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(line))
})

test("a draft may be unfinished and link to others: its mistakes are warnings", async () => {
  edit(
    "blog/wet-paper/index.mdx",
    (text) => `${asDraft(text).replace(/^summary: .+\n/m, "")}\n[Next](/ninety-years/).\n`,
  )
  edit("blog/ninety-years/index.mdx", asDraft)
  edit("projects/ferry/case-study.mdx", (text) => text.replaceAll("(/wet-paper/)", "(/work/)"))
  edit("projects/loom/case-study.mdx", (text) => text.replaceAll("(/ninety-years/)", "(/work/)"))
  const { lines, failed } = await said()
  expect(lines).toEqual([
    expect.stringMatching(/^warning: content\/blog\/wet-paper\/index\.mdx:\d+ summary is missing$/),
  ])
  expect(failed).toBe(false)
})

test("an unfinished article with a date to come is an error: a later build publishes it as it is", async () => {
  edit("blog/wet-paper/index.mdx", (text) => atDate("2999-12-31")(text).replace(/^summary: .+\n/m, ""))
  edit("projects/ferry/case-study.mdx", (text) => text.replaceAll("(/wet-paper/)", "(/work/)"))
  const { lines, failed } = await said()
  expect(lines).toContainEqual(expect.stringMatching(/^content\/blog\/wet-paper\S+ summary is missing$/))
  expect(failed).toBe(true)
})

const seoTitleOf = (file: string) =>
  / title: (.+)/.exec(readFileSync(path.join(root, "content", file), "utf8"))![1]

/** Mistakes, each in its own file, and the line that reports it. */
const mistakes: [file: string, change: (text: string) => string, message: RegExp][] = [
  ["lists/plans.json", (text) => `\uFEFF${text}`, /plans\.json starts with a byte order mark; save it/],
  ["lists/faq.json", () => "", /faq\.json is empty$/],
  ["lists/roles.json", (text) => text.replace("{", "{\0"), /roles\.json is not text; save it as UTF-8$/],
  ["lists/skills.json", () => "[]", /skills\.json:1 must be a group of fields$/],
  [
    "lists/education.json",
    (text) => text.replace('"title":', '"title": "Twice", "title":'),
    /:\d+ title stands twice/,
  ],
  [
    "lists/commitments.json",
    (text) => text.replace(/"title": "[^"]+"/, '"title": " "'),
    /:\d+ title must not be empty$/,
  ],
  [
    "lists/testimonials.json",
    (text) => text.replace(/#\w{6}/, "#dddddd"),
    /items\[0\]\.color .+ 4\.5:1, so make .+ darker$/,
  ],
  [
    "pages/about.json",
    (text) => text.replace(/"alt": "[^"]+"/, '"alt": ""'),
    /img\.alt must say what the picture shows/,
  ],
  [
    "pages/work.json",
    (text) => text.replace(/"title": "[^"]+"/, `"title": "${"W".repeat(71)}"`),
    /seo\.title must have at most 70/,
  ],
  [
    "pages/not-found.json",
    (text) => text.replace('"/work/"', '"/work/#lom"'),
    /leads to \/work\/#lom, .+ did you mean "loom"\?$/,
  ],
  [
    "states/yorkshire.json",
    (text) => text.replace("way.mp4", "wya.mp4"),
    /mp4 names static\/videos\/wya\.mp4, .+"\/videos\/way\.mp4"\?$/,
  ],
  [
    "projects/ash/project.json",
    (text) => text.replace("./thumbnail.png", "./Thumbnail.png"),
    /image\.src names .+, did you mean "\.\/thumbnail\.png"\?$/,
  ],
  [
    "projects/loom/project.json",
    (text) => text.replace(/"date": "[^"]+"/, '"date": "2025-02-30"'),
    /:\d+ date must be a date such as/,
  ],
  [
    "projects/ash/case-study.mdx",
    (text) => text.replace(/\]\(\/[^)]*\)|$/, " [there](/work/loom/#featurs)"),
    /link leads to \/work\/loom\/#featurs, .+"features"\?$/,
  ],
  [
    "projects/loom/case-study.mdx",
    (text) => text.replace(/( title: ).+/, `$1${seoTitleOf("projects/birch/case-study.mdx")}`),
    /:\d+ seo\.title is the same as in content\/projects\/birch\//,
  ],
  [
    "projects/cedar/case-study.mdx",
    (text) => `${text}\n![](./banner.png)\n`,
    /:\d+ picture \.\/banner\.png has no words/,
  ],
  [
    "projects/elm/case-study.mdx",
    (text) => `${text}\nIn {sate} we say {name}.\n`,
    /:\d+ has \{sate\}, which stands for nothing/,
  ],
  [
    "projects/fir/case-study.mdx",
    (text) => `${text}\n<Chart />\n`,
    /:\d+ has <Chart>, which a text may not hold/,
  ],
  [
    "projects/hazel/case-study.mdx",
    (text) => `${text}\n[x](javascript:alert)\n`,
    /:\d+ link javascript:alert must start with/,
  ],
  [
    "projects/larch/case-study.mdx",
    (text) => `${text}\n\`\`\`js\nlet x\n`,
    /:\d+ has a block of code without an end/,
  ],
  [
    "projects/oak/case-study.mdx",
    (text) => text.replace("\ntitle:", "\ntitel:"),
    /:\d+ titel is not a known field, did you mean "title"\?$/,
  ],
  [
    "projects/pine/case-study.mdx",
    (text) => text.replaceAll("\n", "\r\n").replace("## Features", "# Features"),
    /:\d+ has a heading of the first level/,
  ],
  [
    "blog/ninety-years/index.mdx",
    (text) => text.replace(/updated: .+/, 'updated: "2020-01-01"'),
    /:\d+ updated is 2020-01-01, before/,
  ],
  [
    "blog/wet-paper/index.mdx",
    (text) => text.replace("project: ferry", "project: fery"),
    /"fery", which does not exist, did you mean "ferry"\?$/,
  ],
  [
    "states/yorkshire.svg",
    (text) => text.replace("<path", '<path onload="alert(1)"'),
    /yorkshire\.svg:\d+ has onload on <path>/,
  ],
  ["projects/loom/thumbnail.png", () => "No picture", /thumbnail\.png is no PNG picture/],
  [
    "pages/payment.json",
    (text) => text.replace(/"note": "[^"]+"/, '"note": "\\u200b"'),
    /:\d+ note must not be empty$/,
  ],
  [
    "pages/booking.json",
    (text) => text.replace("https://calendly.com/", "https://cal.com/"),
    /:\d+ calendar must be your page at Calendly/,
  ],
  [
    "states/cumbria.json",
    (text) => text.replace(/"order": \d+/, '"order": 3000000000'),
    /:\d+ order must be at most/,
  ],
  [
    "pages/states.json",
    (text) => `${text}\n\u0008`,
    /states\.json:\d+ has the control character U\+0008; take it out$/,
  ],
  [
    "projects/rowan/project.json",
    (text) => text.replace(/("title": "[^"]+)"/, '$1 \\u202Efdp.exe"'),
    /project\.json:\d+ title has an invisible U\+202E, which turns the direction of all that follows; take it out, or end it with U\+202C$/,
  ],
  [
    "projects/pine/project.json",
    (text) => text.replace(/("title": "[^"]+)"/, '$1\\uFEFF"'),
    /project\.json:\d+ title has the control character U\+FEFF; take it out$/,
  ],
  [
    "projects/fir/project.json",
    (text) => text.replace(/("title": "[^"]+)"/, '$1\u2028"'),
    /project\.json:\d+ has the control character U\+2028; take it out$/,
  ],
]

test("each kind of mistake is reported once, with its file, its line and the fix", async () => {
  for (const [file, change] of mistakes) edit(file, change)
  cpSync(path.join(root, "content/blog/third-note"), path.join(root, "content/blog/my notes"), {
    recursive: true,
  })
  const errorLines = await errors()
  const untold = mistakes
    .filter(
      ([file, , line]) =>
        errorLines.filter((one) => one.startsWith(`content/${file}`) && line.test(one)).length !== 1,
    )
    .map(([file]) => errorLines.filter((one) => one.startsWith(`content/${file}`)).join("\n") || file)
  expect(untold).toEqual([])
  expect(errorLines).toContainEqual(
    expect.stringMatching(/^content\/blog\/my notes\/index\.mdx makes \/my notes\/, .+ hyphens/),
  )
  expect(new Set(errorLines).size).toBe(errorLines.length)
  expect(errorLines.join("\n")).not.toMatch(/^\s+at /m)
})

test("a name that would be an anchor of the page itself is reported, with the remedy", async () => {
  addProject(root, "main")
  edit("projects/ash/project.json", (text) => text.replace("{", '{ "slug": "main-menu",'))
  cpSync(path.join(root, "content/claims/loom.json"), path.join(root, "content/claims/first-view-end.json"))
  const errorLines = (await errors()).filter((line) => line.includes("which every page has itself"))
  expect(errorLines).toEqual([
    expect.stringMatching(
      /^content\/claims\/first-view-end\.json\S* makes the anchor first-view-end, .+; give it another name$/,
    ),
    expect.stringMatching(/^content\/projects\/ash\/project\.json:1 makes the anchor main-menu, /),
    expect.stringMatching(/^content\/projects\/main\/project\.json:1 makes the anchor main, /),
  ])
})

test("a link to a heading whose id the page itself has is reported with the id that works", async () => {
  edit(
    "blog/wet-paper/index.mdx",
    (text) => `${text}\n## Main\n\n[a](#main) [b](#main-1) [c](/wet-paper/#main-1)\n`,
  )
  expect(await errors()).toEqual([
    expect.stringMatching(/link leads to #main, which is no heading here, did you mean "main-1"\?$/),
  ])
})

/** What is said of the site's language. */
const saidOfLanguage = async () => (await said()).lines.filter((line) => line.includes("site.json"))

test("a site in a language without words is told once how to begin them, and has an error for each that is missing", async () => {
  expect(await saidOfLanguage()).toEqual([])
  edit("site.json", (text) => text.replace('"en-GB"', '"es-AR"'))
  expect(await saidOfLanguage()).toEqual([])
  edit("site.json", (text) => text.replace('"es-AR"', '"de-AT"'))
  expect(await saidOfLanguage()).toEqual([
    expect.stringMatching(
      /^warning: content\/site\.json:\d+ language is de-AT, .*npm run new -- words --language de/,
    ),
  ])
  mkdirSync(path.join(root, "content/words"))
  writeFileSync(path.join(root, "content/words/de.json"), JSON.stringify({ ...es, menu: {} }))
  expect(await saidOfLanguage()).toEqual([])
  expect(await errors()).toEqual(
    Object.keys(es.menu).map((word) =>
      expect.stringMatching(new RegExp(`^content/words/de\\.json:1 menu\\.${word} is missing: it is "`)),
    ),
  )
})

test("names of right-to-left languages are in order, also isolated from what stands beside them", async () => {
  edit("projects/ash/project.json", (text) => text.replace(/("title": ")[^"]+"/, '$1אבג 2, ابت"'))
  edit("projects/elm/project.json", (text) => text.replace(/("title": ")[^"]+"/, '$1By \u2068אבג\u2069, 2"'))
  edit("blog/wet-paper/index.mdx", (text) => `${text}\n## אבג\n\n- \u2067ابت\u2069 1\n`)
  expect(await errors()).toEqual([])
})

test("a missing file that every site needs is reported", async () => {
  rmSync(path.join(root, "content/pages/home.json"))
  expect(await errors()).toContainEqual(expect.stringMatching(/^content\/pages\/home\.json is missing/))
})

test("a link to a deleted project is reported", async () => {
  rmSync(path.join(root, "content/projects/ferry"), { recursive: true })
  expect(await errors()).toContainEqual(
    expect.stringMatching(
      /wet-paper\/index\.mdx:\d+ project names the project "ferry", which does not exist/,
    ),
  )
})

test("two entries must not make the same page", async () => {
  cpSync(path.join(root, "content/blog/wet-paper"), path.join(root, "content/blog/contact"), {
    recursive: true,
  })
  expect(await errors()).toContainEqual(
    expect.stringMatching(
      /^content\/blog\/contact\/index\.mdx makes \/contact\/, which another page has already$/,
    ),
  )
})

test("an unknown token in braces is reported", async () => {
  edit("pages/about.json", (text) => text.replace("{name}", "{nane}"))
  expect(await errors()).toContainEqual(
    expect.stringMatching(/has \{nane\}, which stands for nothing, did you mean "name"\?$/),
  )
})

test("a file that cannot be read is reported, but links to its page are not", async () => {
  edit("projects/oak/case-study.mdx", (text) => text.replace(/^title: /m, "title: ["))
  const errorLines = await errors()
  expect(errorLines).toHaveLength(1)
  expect(errorLines[0]).toMatch(/^content\/projects\/oak\/case-study\.mdx:\d+ is not YAML/)
})

test("a future date and a state page copied under another name are warnings, not errors", () => {
  edit("projects/loom/project.json", (text) => text.replace(/"date": "[^"]+"/, '"date": "9999-01-01"'))
  cpSync(path.join(root, "content/states/yorkshire.json"), path.join(root, "content/states/cornwall.json"))
  edit("states/cornwall.json", (text) => text.replaceAll("Yorkshire", "Cornwall").replace('"YK"', '"CW"'))
  const { stderr, stdout, status } = runCommand()
  expect(status).toBe(0)
  expect(stdout).toContain("in order")
  expect(stderr).toMatch(
    /^warning: content\/projects\/loom\/project\.json:\d+ date is 9999-01-01, which is still to come.+$/m,
  )
  expect(stderr).toMatch(
    /^warning: content\/states\/yorkshire\.json shares \d+ % .+ content\/states\/cornwall\.json/m,
  )
})

const front = (paths: string) => (text: string) => text.replace("\n---\n", `\nformerPaths: [${paths}]\n---\n`)

test("a former address that is a page or that two entries claim is reported", async () => {
  edit("projects/loom/case-study.mdx", front('"/contact", "/old/"'))
  edit("blog/wet-paper/index.mdx", front('"/old/index.html"'))
  const errorLines = await errors()
  expect(errorLines).toHaveLength(2)
  expect(errorLines[0]).toMatch(
    /^content\/projects\/loom\/case-study\.mdx:\d+ formerPaths\[0\] is \/contact, /,
  )
  expect(errorLines[1]).toMatch(
    /^content\/projects\/loom\/case-study\.mdx:\d+ formerPaths\[1\] is \/old\/, which /,
  )
})

test("former addresses of any form are taken; what no host can do is told", async () => {
  edit(
    "blog/wet-paper/index.mdx",
    front(
      '"/index.php?p=12", "/?p=7", "/About-Us.aspx", "/blog/2019/05/Post.html", "/%C3%BCber-mich/", "/größe", "/a%20b.php?id=1&lang=en"',
    ),
  )
  expect(await errors()).toEqual([])
  edit("projects/loom/case-study.mdx", front('"/über-mich", "/?", "/#!/about", "https://old.example/a", "/"'))
  expect(await errors()).toEqual([
    expect.stringMatching(/formerPaths\[1\] must be a path/),
    expect.stringMatching(/formerPaths\[2\] has a #, and what follows it never reaches the host/),
    expect.stringMatching(/formerPaths\[3\] must be a path/),
    expect.stringMatching(/formerPaths\[4\] must be a path/),
    expect.stringMatching(/formerPaths\[0\] is \/über-mich, which .+wet-paper.+ has already/),
    expect.stringMatching(/formerPaths\[4\] is \/, which is a page/),
  ])
})

test("if site.json is broken, its tokens are not reported as well", async () => {
  edit("site.json", (text) => text.slice(0, 40))
  const errorLines = await errors()
  expect(errorLines).toHaveLength(1)
  expect(errorLines[0]).toMatch(/^content\/site\.json:\d+ column \d+ is not JSON/)
})

test("everything allowed in a text besides Markdown, and every kind of link, passes", async () => {
  const lines = [
    "<kbd>Ctrl</kbd> and H<sub>2</sub>O",
    "{/* a note to myself */}",
    "[here](#features), [there](/work/#loom), [a part](/work/ash/#features), [filtered](/work/?kind=desktop)",
    "[write](mailto:{email}), [read](https://example.com/), [watch](/videos/way.mp4)",
  ]
  edit("projects/loom/case-study.mdx", (text) => `${text}\n${lines.join("\n\n")}\n`.replaceAll("\n", "\r\n"))
  edit("lists/plans.json", (text) =>
    text.replaceAll("\n", "\r\n").replace("{", '{ "$schema": "./plans.schema.json",'),
  )
  expect(await errors()).toEqual([])
})

test("code in a text is reported wherever it is, and none of it runs", async () => {
  const bodies = [
    ["loom", "{/* a */ process.exit(9) /* b */}"],
    ["ash", "<kbd title={process.exit(9)}>a</kbd>"],
    ["rowan", "<kbd {...process.exit(9)}>a</kbd>"],
    ["cedar", "{ name }"],
    ["oak", '<kbd onclick="alert(1)">a</kbd>'],
  ] as const
  for (const [slug, body] of bodies) edit(`projects/${slug}/case-study.mdx`, (text) => `${text}\n${body}\n`)
  edit("blog/wet-paper/index.mdx", (text) => text.replace("---", "---js"))
  writeFileSync(path.join(root, "content/blog/wet-paper/other.mdx"), "{process.exit(9)}")
  const errorLines = (await errors()).join("\n")
  for (const [slug] of bodies)
    expect(errorLines).toMatch(
      new RegExp(
        `^content/projects/${slug}/case-study\\.mdx:\\d+ (?:has braces, which are code|gives <kbd>)`,
        "m",
      ),
    )
  expect(errorLines).toMatch(/^content\/blog\/wet-paper\/index\.mdx:1 must start with front matter/m)
  expect(errorLines).toMatch(/^content\/blog\/wet-paper\/other\.mdx is no place for content/m)
})

test("names, pictures and nesting that break the build are reported", async () => {
  for (const name of ["index", "static", "work-loom", "a".repeat(250)])
    cpSync(path.join(root, "content/blog/wet-paper"), path.join(root, "content/blog", name), {
      recursive: true,
    })
  const picture = path.join(root, "content/projects/loom/banner.png")
  const bytes = readFileSync(picture)
  writeFileSync(picture, bytes.subarray(0, bytes.length / 2))
  const lists = Array.from({ length: 1500 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n")
  edit("projects/loom/case-study.mdx", (text) => `${text}\n${lists}\n`)
  edit("projects/ash/project.json", (text) => `{"deep": ${"[".repeat(100_000)}${text}`)
  const errorLines = (await errors()).join("\n")
  expect(errorLines).toMatch(/^content\/blog\/index\/index\.mdx makes \/index\/, which the site needs/m)
  expect(errorLines).toMatch(/^content\/blog\/static\/index\.mdx makes \/static\/, which the site needs/m)
  expect(errorLines).toMatch(
    /^content\/projects\/loom\/case-study\.mdx makes \/work\/loom\/, whose share image would be that of/m,
  )
  expect(errorLines).toMatch(/^content\/blog\/a{250}\/\S+ has a name of more than 150 letters/m)
  expect(errorLines).toMatch(/^content\/projects\/loom\/banner\.png cannot be read to its end/m)
  expect(errorLines).toMatch(
    /^content\/projects\/loom\/case-study\.mdx:\d+ has lists or quotes more than 20 deep/m,
  )
  expect(errorLines).toMatch(
    /^content\/projects\/ash\/project\.json:1 is not JSON that can be read: it nests too deep/m,
  )
})
