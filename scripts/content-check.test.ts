/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** A copy of the content to break, next to the unchanged videos. */
let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "content-"))
  cpSync("content", path.join(root, "content"), { recursive: true })
  symlinkSync(path.resolve("static"), path.join(root, "static"))
})

afterEach(() => rmSync(root, { recursive: true }))

// Commands start slowly on a slow machine.
jest.setTimeout(120_000)

const command = ["node_modules/.bin/tsx", "scripts/content-check.ts"]

/** Returns the command's messages about the broken copy, without the count. */
function faults(): string[] {
  const { stderr, status } = spawnSync(command[0]!, [command[1]!, root], { encoding: "utf8" })
  expect(status).toBe(1)
  return stderr.trim().split("\n").slice(0, -1)
}

function edit(file: string, change: (text: string) => string) {
  const place = path.join(root, "content", file)
  const before = readFileSync(place, "utf8")
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(place, after)
}

test("the original content has no faults", () => {
  expect(execFileSync(command[0]!, [command[1]!], { encoding: "utf8" })).toContain("in order")
})

test("all faults of all files are reported at once, one per line, with file, place and reason", () => {
  edit("projects/zync/project.json", (text) => text.replace('"title"', '"tittle"'))
  edit("projects/talkzy/project.json", (text) => text.replace(/"tags": \[/, '"tags": [7, '))
  edit("lists/faq.json", (text) => text.replace('"items"', 'items"'))
  edit("pages/home.json", (text) => text.replace("./home/words/design.svg", "./home/words/desing.svg"))
  edit("projects/xora/case-study.mdx", (text) => text.replace("## Features", "## Faetures"))
  edit("blog/netflix-blog/index.mdx", (text) => `${text}\n\n<Unclosed\n`)
  edit("states/texas.json", (text) => text.replace('"short": "TX"', '"short": "Texas"'))
  edit("pages/contact.json", (text) => text.replace('"to": "/booking/"', '"to": "/boking/"'))
  writeFileSync(path.join(root, "content/projects/zync/projct.json"), "{}")

  const told = faults()
  const expected = [
    /^content\/projects\/zync\/project\.json:\d+ tittle is not a known field, did you mean "title"\?$/,
    /^content\/projects\/zync\/project\.json:\d+ title is missing$/,
    /^content\/projects\/talkzy\/project\.json:\d+ tags\[0\] must be text$/,
    /^content\/lists\/faq\.json:\d+ column \d+ is not JSON/,
    /^content\/pages\/home\.json:\d+ hero\.words\[0\]\.image\.src names content\/pages\/home\/words\/desing\.svg, which is not there, did you mean "\.\/home\/words\/design\.svg"\?$/,
    /^content\/projects\/xora\/case-study\.mdx:\d+ section "Faetures" is not one of a case study, did you mean "Features"\?$/,
    /^content\/blog\/netflix-blog\/index\.mdx:\d+ does not compile: /,
    /^content\/states\/texas\.json:\d+ short must be two capital letters$/,
    /^content\/pages\/contact\.json:\d+ call\.action\.to leads to \/boking\/, which is no page of the site, did you mean "\/booking\/"\?$/,
    /^content\/projects\/zync\/projct\.json is no place for content, did you mean "content\/projects\/zync\/project\.json"\?$/,
  ]
  for (const line of expected) expect(told).toContainEqual(expect.stringMatching(line))
  expect(told.join("\n")).not.toMatch(/^\s+at /m)
})

test("a link to a project that is not on the work list's first page is reported with the right page", () => {
  const project = readFileSync("content/projects/zync/project.json", "utf8")
  for (let number = 1; number <= 30; number++) {
    const folder = path.join(root, "content/projects", `entry-${number}`)
    cpSync("content/projects/zync", folder, { recursive: true })
    rmSync(path.join(folder, "case-study.mdx"))
    const order = `"order": ${100 + number},`
    writeFileSync(path.join(folder, "project.json"), project.replace(/"order": \d+,/, order))
  }
  edit("pages/not-found.json", (text) => text.replace('"/work/"', '"/work/#entry-30"'))
  edit("pages/home.json", (text) => text.replace('"/work/"', '"/work/2/#entry-30"'))
  expect(faults()).toEqual([
    expect.stringMatching(/^content\/pages\/not-found.+; it is on \/work\/2\/#entry-30$/),
  ])
})

const asDraft = (text: string) => text.replace("---\n", "---\ndraft: true\n")
const atDate = (date: string) => (text: string) => text.replace(/^date: .+/m, `date: "${date}"`)

/** What the command says of the copy, and whether it fails. */
function said() {
  const { stdout, stderr, status } = spawnSync(command[0]!, [command[1]!, root], { encoding: "utf8" })
  return { lines: (stderr + stdout).trim().split("\n"), failed: status !== 0 }
}

test("a link to what is not published yet is a fault that names both files and the remedy", () => {
  edit("blog/netflix-blog/index.mdx", asDraft)
  edit("blog/alaikoo-blog/index.mdx", atDate("2999-12-31"))
  edit("projects/zync/project.json", (text) => text.replace("{", '{ "draft": true,'))
  edit(
    "blog/portfolio-blog/index.mdx",
    (text) => `${text}\n[One](/alaikoo-blog/#related), [two](/work/zync/).\n`,
  )
  edit("states/texas.json", (text) => text.replace(/"project": "[^"]+"/, '"project": "zync"'))
  const { lines, failed } = said()
  expect(failed).toBe(true)
  for (const line of [
    /^content\/projects\/netflix\/case-study\.mdx:\d+ leads to \/netflix-blog\/, which is a draft \(content\/blog\/netflix-blog\/index\.mdx\): publish that first, or take this out until then$/,
    /^content\/blog\/portfolio-blog\/index\.mdx:\d+ leads to \/alaikoo-blog\/#related, which is dated 2999-12-31 \(/,
    /^content\/blog\/portfolio-blog\/index\.mdx:\d+ leads to \/work\/zync\/, which is a draft \(/,
    /^content\/states\/texas\.json:\d+ local\.\S+ leads to zync, which is a draft \(content\/projects\/zync\/project\.json\)/,
    /^warning: content\/blog\/alaikoo-blog\/index\.mdx:\d+ date is 2999-12-31, .+ the first build on that day publishes it$/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(line))
})

test("a draft may be unfinished and link to others: its mistakes are warnings", () => {
  edit(
    "blog/netflix-blog/index.mdx",
    (text) => `${asDraft(text).replace(/^summary: .+\n/m, "")}\n[Next](/alaikoo-blog/).\n`,
  )
  edit("blog/alaikoo-blog/index.mdx", asDraft)
  edit("projects/netflix/case-study.mdx", (text) => text.replaceAll("(/netflix-blog/)", "(/work/)"))
  edit("projects/alaikoo/case-study.mdx", (text) => text.replaceAll("(/alaikoo-blog/)", "(/work/)"))
  const { lines, failed } = said()
  expect(lines).toEqual([
    expect.stringMatching(/^warning: content\/blog\/netflix-blog\/index\.mdx:\d+ summary is missing$/),
    "The content is in order.",
  ])
  expect(failed).toBe(false)
})

test("an unfinished article with a date to come is a fault: a later build publishes it as it is", () => {
  edit("blog/netflix-blog/index.mdx", (text) => atDate("2999-12-31")(text).replace(/^summary: .+\n/m, ""))
  edit("projects/netflix/case-study.mdx", (text) => text.replaceAll("(/netflix-blog/)", "(/work/)"))
  const { lines, failed } = said()
  expect(lines).toContainEqual(expect.stringMatching(/^content\/blog\/netflix-blog\S+ summary is missing$/))
  expect(failed).toBe(true)
})

const seoTitleOf = (file: string) => / title: (.+)/.exec(readFileSync(path.join("content", file), "utf8"))![1]

/** Mistakes, each in its own file, and the line that reports it. */
const mistakes: [file: string, change: (text: string) => string, told: RegExp][] = [
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
    (text) => text.replace('"/work/"', '"/work/#zinc"'),
    /leads to \/work\/#zinc, .+ did you mean "zync"\?$/,
  ],
  [
    "states/texas.json",
    (text) => text.replace("texas-1.mp4", "teaxs-1.mp4"),
    /mp4 names static\/videos\/teaxs-1\.mp4, .+"\/videos\/texas-1\.mp4"\?$/,
  ],
  [
    "projects/frac/project.json",
    (text) => text.replace("./thumbnail.png", "./Thumbnail.png"),
    /image\.src names .+, did you mean "\.\/thumbnail\.png"\?$/,
  ],
  [
    "projects/zync/project.json",
    (text) => text.replace(/"date": "[^"]+"/, '"date": "2025-02-30"'),
    /:\d+ date must be a date such as/,
  ],
  [
    "projects/frac/case-study.mdx",
    (text) => text.replace(/\]\(\/[^)]*\)|$/, " [there](/work/zync/#featurs)"),
    /link leads to \/work\/zync\/#featurs, .+"features"\?$/,
  ],
  [
    "projects/zync/case-study.mdx",
    (text) => text.replace(/( title: ).+/, `$1${seoTitleOf("projects/wavify/case-study.mdx")}`),
    /:\d+ seo\.title is the same as in content\/projects\/wavify\//,
  ],
  [
    "projects/talkzy/case-study.mdx",
    (text) => `${text}\n![](./banner.png)\n`,
    /:\d+ picture \.\/banner\.png has no words/,
  ],
  [
    "projects/spotify/case-study.mdx",
    (text) => `${text}\nIn {sate} we say {name}.\n`,
    /:\d+ has \{sate\}, which stands for nothing/,
  ],
  [
    "projects/dentaledge/case-study.mdx",
    (text) => `${text}\n<Chart />\n`,
    /:\d+ has <Chart>, which a text may not hold/,
  ],
  [
    "projects/3DIphone/case-study.mdx",
    (text) => `${text}\n[x](javascript:alert)\n`,
    /:\d+ link javascript:alert must start with/,
  ],
  [
    "projects/alaikoo/case-study.mdx",
    (text) => `${text}\n\`\`\`js\nlet x\n`,
    /:\d+ has a block of code without an end/,
  ],
  [
    "projects/netflix/case-study.mdx",
    (text) => text.replace("\ntitle:", "\ntitel:"),
    /:\d+ titel is not a known field, did you mean "title"\?$/,
  ],
  [
    "projects/portfolio/case-study.mdx",
    (text) => text.replaceAll("\n", "\r\n").replace("## Features", "# Features"),
    /:\d+ has a heading of the first level/,
  ],
  [
    "blog/alaikoo-blog/index.mdx",
    (text) => text.replace(/date: .+/, '$&\nupdated: "2020-01-01"'),
    /:\d+ updated is 2020-01-01, before/,
  ],
  [
    "blog/netflix-blog/index.mdx",
    (text) => text.replace("project: netflix", "project: netfilx"),
    /"netfilx", which does not exist, did you mean "netflix"\?$/,
  ],
  [
    "states/texas.svg",
    (text) => text.replace("<path", '<path onload="alert(1)"'),
    /texas\.svg:\d+ has onload on <path>/,
  ],
  ["projects/zync/thumbnail.png", () => "No picture", /thumbnail\.png is no PNG picture/],
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
    "states/california.json",
    (text) => text.replace(/"order": \d+/, '"order": 3000000000'),
    /:\d+ order must be at most/,
  ],
  [
    "states/florida.json",
    (text) => `${text}\n\u0008`,
    /florida\.json:\d+ has the control character U\+0008; take it out$/,
  ],
]

test("each kind of mistake is reported once, with its file, its line and the fix", () => {
  for (const [file, change] of mistakes) edit(file, change)
  cpSync(path.join(root, "content/blog/portfolio-blog"), path.join(root, "content/blog/my notes"), {
    recursive: true,
  })
  const told = faults()
  const untold = mistakes
    .filter(
      ([file, , line]) =>
        told.filter((one) => one.startsWith(`content/${file}`) && line.test(one)).length !== 1,
    )
    .map(([file]) => told.filter((one) => one.startsWith(`content/${file}`)).join("\n") || file)
  expect(untold).toEqual([])
  expect(told).toContainEqual(
    expect.stringMatching(/^content\/blog\/my notes\/index\.mdx makes \/my notes\/, .+ hyphens/),
  )
  expect(new Set(told).size).toBe(told.length)
  expect(told.join("\n")).not.toMatch(/^\s+at /m)
})

test("a missing file that every site needs is reported", () => {
  rmSync(path.join(root, "content/lists/plans.json"))
  expect(faults()).toContainEqual(expect.stringMatching(/^content\/lists\/plans\.json is missing/))
})

test("a link to a deleted project is reported", () => {
  rmSync(path.join(root, "content/projects/netflix"), { recursive: true })
  expect(faults()).toContainEqual(
    expect.stringMatching(
      /netflix-blog\/index\.mdx:\d+ project names the project "netflix", which does not exist/,
    ),
  )
})

test("two entries must not make the same page", () => {
  cpSync(path.join(root, "content/blog/netflix-blog"), path.join(root, "content/blog/contact"), {
    recursive: true,
  })
  expect(faults()).toContainEqual(
    expect.stringMatching(
      /^content\/blog\/contact\/index\.mdx makes \/contact\/, which another page has already$/,
    ),
  )
})

test("an unknown token in braces is reported", () => {
  edit("pages/about.json", (text) => text.replace("{name}", "{nane}"))
  expect(faults()).toContainEqual(
    expect.stringMatching(/has \{nane\}, which stands for nothing, did you mean "name"\?$/),
  )
})

test("a file that cannot be read is reported, but links to its page are not", () => {
  edit("projects/netflix/case-study.mdx", (text) => text.replace(/^title: /m, "title: ["))
  const told = faults()
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/^content\/projects\/netflix\/case-study\.mdx:\d+ is not YAML/)
})

test("a future date and a state page copied under another name are warnings, not faults", () => {
  edit("projects/zync/project.json", (text) => text.replace(/"date": "[^"]+"/, '"date": "9999-01-01"'))
  cpSync(path.join(root, "content/states/texas.json"), path.join(root, "content/states/arizona.json"))
  edit("states/arizona.json", (text) => text.replaceAll("Texas", "Arizona").replace('"TX"', '"AZ"'))
  const { stderr, stdout, status } = spawnSync(command[0]!, [command[1]!, root], { encoding: "utf8" })
  expect(status).toBe(0)
  expect(stdout).toContain("in order")
  expect(stderr).toMatch(
    /^warning: content\/projects\/zync\/project\.json:\d+ date is 9999-01-01, which is still to come.+$/m,
  )
  expect(stderr).toMatch(
    /^warning: content\/states\/texas\.json shares \d+ % .+ content\/states\/arizona\.json/m,
  )
})

const front = (paths: string) => (text: string) => text.replace("\n---\n", `\nformerPaths: [${paths}]\n---\n`)

test("a former address that is a page or that two entries claim is reported", () => {
  edit("projects/zync/case-study.mdx", front('"/contact/", "/old/"'))
  edit("blog/netflix-blog/index.mdx", front('"/old/"'))
  const told = faults()
  expect(told).toHaveLength(2)
  expect(told[0]).toMatch(/^content\/projects\/zync\/case-study\.mdx:\d+ formerPaths\[0\] is \/contact\/, /)
  expect(told[1]).toMatch(/^content\/projects\/zync\/case-study\.mdx:\d+ formerPaths\[1\] is \/old\/, which /)
})

test("if site.json is broken, its tokens are not reported as well", () => {
  edit("site.json", (text) => text.slice(0, 40))
  const told = faults()
  expect(told).toHaveLength(1)
  expect(told[0]).toMatch(/^content\/site\.json:\d+ column \d+ is not JSON/)
})

test("everything allowed in a text besides Markdown, and every kind of link, passes", () => {
  const lines = [
    "<kbd>Ctrl</kbd> and H<sub>2</sub>O",
    "{/* a note to myself */}",
    "[here](#features), [there](/work/#zync), [a part](/work/frac/#features), [filtered](/work/?kind=desktop)",
    "[write](mailto:{email}), [read](https://example.com/), [watch](/videos/home.mp4)",
  ]
  edit("projects/zync/case-study.mdx", (text) => `${text}\n${lines.join("\n\n")}\n`.replaceAll("\n", "\r\n"))
  edit("lists/plans.json", (text) =>
    text.replaceAll("\n", "\r\n").replace("{", '{ "$schema": "./plans.schema.json",'),
  )
  expect(execFileSync(command[0]!, [command[1]!, root], { encoding: "utf8" })).toContain("in order")
})

test("code in a text is reported wherever it is, and none of it runs", () => {
  const bodies = [
    ["zync", "{/* a */ process.exit(9) /* b */}"],
    ["frac", "<kbd title={process.exit(9)}>a</kbd>"],
    ["xora", "<kbd {...process.exit(9)}>a</kbd>"],
    ["talkzy", "{ name }"],
    ["netflix", '<kbd onclick="alert(1)">a</kbd>'],
  ] as const
  for (const [slug, body] of bodies) edit(`projects/${slug}/case-study.mdx`, (text) => `${text}\n${body}\n`)
  edit("blog/netflix-blog/index.mdx", (text) => text.replace("---", "---js"))
  writeFileSync(path.join(root, "content/blog/netflix-blog/other.mdx"), "{process.exit(9)}")
  const told = faults().join("\n")
  for (const [slug] of bodies)
    expect(told).toMatch(
      new RegExp(
        `^content/projects/${slug}/case-study\\.mdx:\\d+ (?:has braces, which are code|gives <kbd>)`,
        "m",
      ),
    )
  expect(told).toMatch(/^content\/blog\/netflix-blog\/index\.mdx:1 must start with front matter/m)
  expect(told).toMatch(/^content\/blog\/netflix-blog\/other\.mdx is no place for content/m)
})

test("names, pictures and nesting that break the build are reported", () => {
  for (const name of ["index", "static", "work-zync", "a".repeat(250)])
    cpSync(path.join(root, "content/blog/netflix-blog"), path.join(root, "content/blog", name), {
      recursive: true,
    })
  const picture = path.join(root, "content/projects/zync/banner.png")
  const bytes = readFileSync(picture)
  writeFileSync(picture, bytes.subarray(0, bytes.length / 2))
  const lists = Array.from({ length: 1500 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n")
  edit("projects/zync/case-study.mdx", (text) => `${text}\n${lists}\n`)
  edit("projects/frac/project.json", (text) => `{"deep": ${"[".repeat(100_000)}${text}`)
  const told = faults().join("\n")
  expect(told).toMatch(/^content\/blog\/index\/index\.mdx makes \/index\/, which the site needs/m)
  expect(told).toMatch(/^content\/blog\/static\/index\.mdx makes \/static\/, which the site needs/m)
  expect(told).toMatch(
    /^content\/projects\/zync\/case-study\.mdx makes \/work\/zync\/, whose share image would be that of/m,
  )
  expect(told).toMatch(/^content\/blog\/a{250}\/\S+ has a name of more than 150 letters/m)
  expect(told).toMatch(/^content\/projects\/zync\/banner\.png cannot be read to its end/m)
  expect(told).toMatch(/^content\/projects\/zync\/case-study\.mdx:\d+ has lists or quotes more than 20 deep/m)
  expect(told).toMatch(
    /^content\/projects\/frac\/project\.json:1 is not JSON that can be read: it nests too deep/m,
  )
})
