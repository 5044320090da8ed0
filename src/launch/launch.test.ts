import { readFileSync, rmSync } from "node:fs"
import { type Files, mdx, ownFiles, writeContent, writeFile } from "../../test/copies/own-content"
import { runScript } from "../../test/commands/run-script"
import { placeholderMark, samplePortraitMark } from "../model/pictures/placeholder"
import { launchIssueLine } from "./launch-issue"
import { sentencesOf, shortDigest } from "./sample/sentences"
import { deployStop, launchBlockers, launchIssues } from "./find-launch-issues"

const ids = {
  GATSBY_EMAILJS_PUBLIC_KEY: "a",
  GATSBY_EMAILJS_SERVICE_ID: "b",
  GATSBY_EMAILJS_TEMPLATE_ID: "c",
}
const production = { NETLIFY: "true", CONTEXT: "production" }

let root = ""

afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Writes the owner's content with these changes. Returns what is left in it. */
function left(changes: Files = {}, env: Record<string, string> = ids) {
  root = writeContent({ ...ownFiles, ...changes })
  return launchIssues(root, env)
}
const lines = (changes: Files = {}, env?: Record<string, string>) => left(changes, env).map(launchIssueLine)

const run = (env = {}) => runScript("scripts/launch-check.ts", [root], { env: { ...process.env, ...env } })

test("nothing is left in an owner's own content, and the command says so", () => {
  expect(lines()).toEqual([])
  expect(run(ids)).toMatchObject({ status: 0, stdout: expect.stringContaining("ready to go live") })
})

const home = (text: string) => ({ "pages/home.json": { hero: { text } } })
const article = (body: string) => ({ "blog/one/index.mdx": mdx({ title: "One" }, body) })

test.each([
  ["a place", "I live in Austin, near you.", "Austin"],
  ["a time zone", "I answer by noon, Central Time.", "Central Time"],
  ["a state without a page", "For shops in Texas.", "Texas"],
  ["the owner's name", "Ask Robin Hale.", "Robin Hale"],
  ["an account", "See github.com/robin-hale for more.", "robin-hale"],
  ["a client", "As Dana Whitfield says.", "Dana Whitfield"],
  ["a school", "I went to the Pedernales State University.", "Pedernales State University"],
  ["a project", "Like Talkzy, my best work.", "Talkzy"],
  ["a currency's code", "Pay in USD or CHF.", "CHF"],
  ["a currency's name", "Pay in Swiss francs.", "Swiss francs"],
  ["a price", "From $1,500, paid once.", "$1,500"],
  ["a count in words", "Three clear plans.", "Three clear plans"],
  ["a count in digits", "All 11 projects.", "11 projects"],
  ["a mail address", "Write to hello@shop.example today.", "hello@shop.example"],
  ["a phone number", "Call (512) 555-0142 now.", "(512) 555-0142"],
])(
  "%s of the sample is found in a field and in an article, with file, line, field and remedy",
  (_, text, name) => {
    const [inHome, ...more] = left(home(text))
    expect(more).toEqual([])
    expect(inHome).toMatchObject({ file: "content/pages/home.json", line: 3, path: ["hero", "text"], name })
    expect(launchIssueLine(inHome!)).toMatch(/^content\/pages\/home\.json:3 hero\.text .+: .+\. \[.+\]$/)
    rmSync(root, { recursive: true })
    expect(left(article(`First.\n\n${text}`))).toEqual([
      expect.objectContaining({ file: "content/blog/one/index.mdx", line: 7, path: [], name }),
    ])
  },
)

test("what is true of the owner is not found: their town, time, states, projects, prices, counts, currencies", () => {
  const site = {
    owner: {
      name: "Robin Hale",
      slug: "robin",
      phone: "+15035557100",
      location: "Austin, Texas",
      timeZone: "America/Menominee",
    },
  }
  const changes = {
    "site.json": site,
    "lists/plans.json": { items: [{ price: 1500 }, { price: 2700 }, { price: 5000 }] },
    "lists/currencies.json": { items: [{ code: "CHF" }] },
    "states/florida.json": { state: "Florida", line: "Florida, five currencies aside." },
    "projects/talkzy/project.json": { title: "Talkzy" },
    ...home(
      "Robin Hale of robinhale.com, Austin, Texas, Central Time: three plans from $1500, in CHF. See Talkzy.",
    ),
  }
  expect(left(changes).map(({ name }) => name)).toEqual(["five currencies"])
})

test("a state that the owner lives in is not found, also if it is written in short", () => {
  const site = { owner: { name: "Ada Byron", phone: "+15035557100", location: "Houston, TX" } }
  expect(lines({ "site.json": site, ...home("For shops in Texas.") })).toEqual([])
})

test("an owner without a phone number is asked for one, and may do without", () => {
  const { owner, ...site } = Object(ownFiles["site.json"])
  const found = left({ "site.json": { ...site, owner: { ...owner, phone: undefined } } })
  expect(found.map(({ file, path, hint }) => [file, path, hint])).toEqual([
    ["content/site.json", ["owner", "phone"], true],
  ])
  expect(launchBlockers(found)).toEqual([])
})

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

test("a free start that is long past, and a skill without proof, are hints", () => {
  const site = { ...Object(ownFiles["site.json"]), availability: { projects: day(40), fullTime: day(20) } }
  const item = { name: "Go", image: { src: "./go.svg", alt: "" } }
  const groups = [{ name: "A", text: "B", items: [item, { ...item, name: "CSS", project: "abacus" }] }]
  const found = left({ "site.json": site, "lists/skills.json": { groups }, "lists/go.svg": "<svg/>" })
  expect(found.map(({ name, hint, file }) => [file, name, hint])).toEqual([
    ["content/lists/skills.json", "Go", true],
    ["content/site.json", day(40), true],
  ])
})

const measuredClaim = (date: string, command: string) => ({
  title: "It is quick",
  figures: [{ value: "1 s", text: "to open" }],
  measured: {
    command,
    tool: "A 1",
    conditions: "Here.",
    date,
    result: "./results/a.json",
    digest: "0".repeat(64),
  },
})

test("a claim measured over a year ago, or by a command that is gone, is a hint; a sample claim has to go", () => {
  const found = left({
    "claims/old.json": measuredClaim(day(400), "npx lighthouse"),
    "claims/month.json": measuredClaim(day(800).slice(0, 7), "npx lighthouse"),
    "claims/gone.json": measuredClaim(day(10), "npm run benchmark -- --page /"),
    "claims/fresh.json": measuredClaim(day(300), "npx lighthouse"),
    "claims/made-up.json": { title: "It sells", figures: [{ value: "1", text: "day" }], sample: true },
  })
  expect(found.map(({ file, path, hint }) => [file, path.at(-1), hint])).toEqual([
    ["content/claims/gone.json", "command", true],
    ["content/claims/made-up.json", undefined, undefined],
    ["content/claims/month.json", "date", true],
    ["content/claims/old.json", "date", true],
  ])
})

test("a command of package.json is still there", () => {
  root = writeContent({ ...ownFiles, "claims/one.json": measuredClaim(day(10), "npm run bench -- --record") })
  writeFile(root, "../package.json", { scripts: { bench: "tsx bench/main.ts" } })
  expect(launchIssues(root, ids)).toEqual([])
})

test("parts of longer words, larger amounts, code, and a city that a state's page serves are not found", () => {
  const body = "Austinites pay $15,000 for Texasville.\n\n```html\na@b.example\n```\n\nType `x@y.example`."
  const state = { state: "Oregon", city1: "Austin", areas: { cities: [{ name: "Austin" }] } }
  expect(lines({ ...article(body), "states/oregon.json": state })).toEqual([])
})

test("pictures and videos made for another state or project are found, in fields and in texts", () => {
  const changes = {
    "states/oregon.json": {
      state: "Oregon",
      videos: [{ mp4: "/videos/texas-1.mp4", poster: { src: "./idaho/hero-1.png" } }],
      landscape: { src: "./oregon.svg" },
    },
    "states/idaho.json": { state: "Idaho" },
    "states/idaho/hero-1.png": "A picture",
    "states/oregon.svg": "A drawing",
    "projects/abacus/case-study.mdx": mdx({}, "![Beads](<../clock/My beads.PNG>)\n\n![Own](./own.png)"),
    "projects/clock/project.json": { title: "Clock" },
    "blog/one/index.mdx": mdx(
      {},
      "[A video](/videos/demo-zync.mp4)\n\n![Reused](../../projects/clock/beads.png)",
    ),
  }
  expect(left(changes).map(({ file, name }) => [file, name])).toEqual([
    ["content/blog/one/index.mdx", "/videos/demo-zync.mp4"],
    ["content/projects/abacus/case-study.mdx", "../clock/My beads.PNG"],
    ["content/states/oregon.json", "/videos/texas-1.mp4"],
    ["content/states/oregon.json", "./idaho/hero-1.png"],
  ])
})

test("marked samples, placeholders, missing pictures and sentences of npm run new are found", () => {
  const about = {
    sections: [
      { name: "A", img: { src: "./a.png" } },
      { name: "B", img: { src: "./b.png" } },
    ],
  }
  const changes = {
    "pages/about.json": about,
    "pages/a.png": placeholderMark,
    "lists/testimonials.json": {
      items: [{ name: "Dana Whitfield", review: "Sample text: good.", sample: true }],
    },
    "blog/one/index.mdx": mdx({ title: "One" }, "Sample text: say more."),
    "pages/terms.mdx": mdx({ sample: true }, "Robin Hale, Austin."),
  }
  // A mark asks for the whole of what it marks, so its words are not listed too.
  expect(left(changes).map(({ file, name }) => [file, name])).toEqual([
    ["content/blog/one/index.mdx", "Sample text"],
    ["content/lists/testimonials.json", "sample"],
    ["content/pages/a.png", "placeholder"],
    ["content/pages/b.png", "missing"],
    ["content/pages/terms.mdx", "sample"],
  ])
})

test("what an owner may lack stops nothing: provider, reviews, articles, calendar, accounts, sources", async () => {
  const claim = { figure: "3 s", text: "is the limit" }
  const changes = {
    "lists/testimonials.json": { items: [] },
    "pages/booking.json": { intro: { title: "Write to me" } },
    "states/oregon.json": { state: "Oregon", intro: { claims: [claim] } },
  }
  const found = left(changes, {})
  expect(launchBlockers(found)).toEqual([])
  expect(found.map(({ name }) => name).toSorted()).toEqual([...Object.keys(ids), "source"])
  expect(found.map(launchIssueLine)).toEqual(found.map(() => expect.stringMatching(/^hint: /)))
  expect(await deployStop(root, production)).toBeUndefined()
  expect(run(Object.fromEntries(Object.keys(ids).map((id) => [id, ""])))).toMatchObject({ status: 0 })
})

test("the provider's ids may be in .env.production", () => {
  const text = Object.entries(ids).map(([id, value]) => `${id}=${value}\n`)
  expect(lines({ "../.env.production": text.join("") }, {})).toEqual([])
})

const launch = (...keep: object[]) => ({ "launch.json": { keep } })
const twice = { "pages/home.json": { hero: { title: "Austin", text: "Austin" } } }
const reason = "I moved there."

test.each([
  ["everywhere by its name alone", { name: "Austin", reason }, 0],
  ["in one file", { name: "Austin", file: "content/pages/home.json", reason }, 0],
  ["in one field", { name: "Austin", file: "content/pages/home.json", place: "hero.text", reason }, 1],
])("a finding is kept %s, and the guard stays on for the rest", async (_, kept, rest) => {
  const found = left({ ...twice, ...launch(kept), "pages/work.json": { intro: { text: "Ask Robin Hale." } } })
  expect(found.map(({ name }) => name)).toEqual([...Array<string>(rest).fill("Austin"), "Robin Hale"])
  expect(await deployStop(root, production)).toContain("Robin Hale")
})

test("the sample's portrait is asked for once, however many pages show it, unless it is kept", () => {
  const shows = { img: { src: "./me.png", alt: "Me" } }
  const changes = {
    "pages/about.json": { sections: [shows] },
    "pages/home.json": { profile: shows },
    "pages/me.png": samplePortraitMark,
  }
  expect(lines(changes)).toEqual([
    expect.stringMatching(/^content\/pages\/me\.png is the drawn portrait .+\[portrait\]$/),
  ])
  expect(left({ ...changes, ...launch({ name: "portrait", reason }) })).toEqual([])
})

test("samples and hints can be kept too", () => {
  const found = left(
    {
      "pages/booking.json": { sample: true },
      ...launch({ name: "sample", reason }, ...Object.keys(ids).map((name) => ({ name, reason }))),
    },
    {},
  )
  expect(found).toEqual([])
})

test("what is kept but no longer there is reported, and stops nothing", async () => {
  const found = left(launch({ name: "Austin", reason }))
  expect(found.map(launchIssueLine)).toEqual([
    expect.stringMatching(
      /^hint: content\/launch\.json:3 keep\[0\] keeps "Austin", which is no longer found/,
    ),
  ])
  expect(await deployStop(root, production)).toBeUndefined()
})

test("the example of docs/launch.md can be used as it is", () => {
  const [, example = ""] = /```json\n([\s\S]+?)```/.exec(readFileSync("docs/launch.md", "utf8")) ?? []
  expect(left({ ...home("Austin"), "launch.json": example }).map(({ name }) => name)).toEqual(["Texas"])
})

test.each([
  ["no JSON", "{"],
  ["without a reason", { keep: [{ name: "Austin" }] }],
])("a launch.json that is %s keeps nothing, and is reported", (_, text) => {
  const found = lines({ ...twice, "launch.json": text })
  expect(found).toHaveLength(3)
  expect(found[0]).toMatch(
    /^content\/launch\.json cannot be used, so it keeps nothing \(content\/launch\.json/,
  )
})

/** What each host says of a build (docs/hosting/). */
const github = { GITHUB_ACTIONS: "true" }
const cloudflare = { CF_PAGES: "1" }
const live = [
  production,
  { VERCEL: "1", VERCEL_ENV: "production" },
  { ...cloudflare, CF_PAGES_BRANCH: "main" },
  { ...cloudflare, CF_PAGES_BRANCH: "live", PRODUCTION_BRANCH: "live" },
  { ...github, GITHUB_REF: "refs/heads/master" },
]

test.each(live)(
  "with %j a host builds the live site: samples stop it, unless they are allowed",
  async (env) => {
    left(home("Austin"))
    expect(await deployStop(root, env)).toMatch(/home\.json:3 hero\.text .+\n1 thing is not your own yet/)
    expect(await deployStop(root, { ...env, ALLOW_SAMPLE_CONTENT: "true" })).toBeUndefined()
    writeFile(root, "pages/home.json", {})
    expect(await deployStop(root, env)).toBeUndefined()
  },
)

test.each([
  {},
  { CONTEXT: "production" },
  { NETLIFY: "true", CONTEXT: "deploy-preview" },
  { VERCEL: "1", VERCEL_ENV: "preview" },
  { ...cloudflare, CF_PAGES_BRANCH: "a-branch" },
  { ...cloudflare, CF_PAGES_BRANCH: "main", PRODUCTION_BRANCH: "live" },
  { ...github, GITHUB_REF: "refs/pull/7/merge" },
  { ...github, GITHUB_REF: "refs/tags/main" },
])("with %j it is no build of the live site, and is not stopped", async (env) => {
  left(home("Austin"))
  expect(await deployStop(root, env)).toBeUndefined()
})

test("the command fails while something is left, says how to keep it, and passes if samples are allowed", () => {
  left(home("Austin"))
  expect(run(ids)).toMatchObject({ status: 1, stderr: expect.stringContaining("content/launch.json") })
  expect(run({ ...ids, ALLOW_SAMPLE_CONTENT: "true" }).status).toBe(0)
})

test("a translation is not ready before somebody who speaks its language has read it", () => {
  const site = { ...Object(ownFiles["site.json"]), language: "en-US", languages: ["en-US", "es"] }
  const found = left({
    "site.json": site,
    "pages/home.es.json": { hero: { title: "Hago" } },
    "lists/plans.es.json": { readBy: "Ana Ruiz" },
    "lists/currencies.es.json": { draft: true },
    "projects/abacus/project.de.json": {},
  })
  expect(found.map(launchIssueLine)).toEqual([
    'content/pages/home.es.json has been read by nobody who speaks Spanish: ask somebody to read it, and name them: "readBy": "…". [unread es]',
  ])
  expect(launchBlockers(found)).toHaveLength(1)
})

const sampleSentence = "A basic site takes 3 to 4 days, a complex one 3 to 8 weeks."
const tokenSentence = "{name} has solved {projects} problems of the hard kind."
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>\n'

/** A sample of two sentences and a drawing. */
const sample = {
  sentences: new Set([sampleSentence, tokenSentence].flatMap(sentencesOf).map(shortDigest)),
  media: new Set([shortDigest(drawing)]),
  looks: [],
  films: {},
}

/** What is left of that sample in the owner's content with these changes. */
function copied(changes: Files) {
  root = writeContent({ ...ownFiles, ...changes })
  return launchIssues(root, ids, sample)
}

test.each([
  ["in another file", sampleSentence],
  [
    "in another case, with other spaces and marks",
    "**A BASIC site**  takes 3 to 4 days — a complex one 3 to 8 weeks!",
  ],
  ["among the owner's own", `I write. ${sampleSentence} I test.`],
])("a sentence of the sample is found %s", (_, text) => {
  expect(copied(home(text))).toEqual([
    expect.objectContaining({
      file: "content/pages/home.json",
      path: ["hero", "text"],
      name: "sample sentence",
    }),
  ])
  rmSync(root, { recursive: true })
  expect(copied(article(`First.\n\n${text}`))).toEqual([
    expect.objectContaining({ file: "content/blog/one/index.mdx", line: 7, name: "sample sentence" }),
  ])
})

test.each([
  ["in other words", "A basic site takes me 3 to 4 days, a complex one 3 to 8 weeks."],
  ["with another figure", "A basic site takes 5 to 6 days, a complex one 3 to 8 weeks."],
  ["a heading that anybody may write", "What People Say About Me?"],
  ["code", "Type `A basic site takes 3 to 4 days, a complex one 3 to 8 weeks.`"],
])("%s it is not the sample's", (_, text) => {
  expect(copied(article(text))).toEqual([])
})

test("all sentences of a file are one line, and can be kept together", () => {
  const text = sampleSentence
  const changes = { "pages/home.json": { hero: { title: text, text }, seo: { description: text } } }
  expect(copied(changes).map(launchIssueLine)).toEqual([
    expect.stringMatching(
      /^content\/pages\/home\.json:3 hero\.title says what the sample says, "A basic .+", and so do lines 4, 7: write/,
    ),
  ])
  rmSync(root, { recursive: true })
  expect(copied({ ...changes, ...launch({ name: "sample sentence", reason }) })).toEqual([])
})

test("sentences about the site itself are a hint, as they may be true of a copy", () => {
  const found = copied({ "pages/privacy.mdx": mdx({ seo: {} }, sampleSentence) })
  expect(found.map(({ name, hint }) => [name, hint])).toEqual([["sample sentence", true]])
})

test("words of pages that are left out are not asked for, nor those of sections that go with them", () => {
  const site = {
    ...Object(ownFiles["site.json"]),
    pages: { booking: false, payment: false, pricing: false, proof: false, skills: false },
  }
  const text = "Ask Robin Hale in Austin, Texas."
  const to = (page: string) => ({ title: text, subtitle: text, text, action: { label: "Go", to: page } })
  const pages = ["booking", "payment", "proof", "skills", "work", "blogs", "states", "resume"]
  const leftOut = {
    "site.json": site,
    "lists/currencies.json": { items: [{ code: "CHF", link: "https://pay.example", sample: true }] },
    "lists/faq.json": { title: text, subtitle: text, items: [{ question: text, answer: text }] },
    "claims/one.json": { title: text, figures: [], sample: true },
    ...Object.fromEntries(
      pages.map((page) => [`pages/${page}.json`, { intro: { title: text }, sample: true }]),
    ),
    "pages/contact.json": { call: to("/booking/"), payment: { ...to("/payment/"), methods: [text] } },
    "pages/home.json": { contribution: { title: text }, blogs: to("/ada-blogs/") },
    "pages/pricing.json": { intro: { title: text }, payment: text },
  }
  const files: Files = { ...ownFiles, ...leftOut }
  const { "states/oregon.json": _, "projects/abacus/project.json": __, ...without } = files
  root = writeContent(without)
  expect(launchIssues(root, ids)).toEqual([])
  // The terms show a part of the pricing page.
  writeFile(root, "pages/terms.mdx", mdx({}, "Mine."))
  expect(new Set(launchIssues(root, ids).map(({ file, path }) => `${file} ${path.join(".")}`))).toEqual(
    new Set(["content/pages/pricing.json payment"]),
  )
  writeFile(root, "site.json", Object(ownFiles["site.json"]))
  const asked = new Set(launchIssues(root, ids).map(({ file }) => file))
  for (const name of [
    "pages/booking",
    "pages/payment",
    "lists/currencies",
    "lists/faq",
    "claims/one",
    "pages/contact",
  ])
    expect(asked).toContain(`content/${name}.json`)
})

test.each(["as it is", "with another owner's name", "with the sample owner's name"])(
  "a sentence with tokens is found %s",
  (how) => {
    const names: Record<string, string> = {
      "with another owner's name": "Ada Byron",
      "with the sample owner's name": "Robin Hale",
    }
    const name = names[how] ?? "{name}"
    const found = copied(
      home(
        tokenSentence.replace("{name}", name).replace("{projects}", name === "{name}" ? "{projects}" : "one"),
      ),
    )
    expect(found.map((issue) => issue.name)).toContain("sample sentence")
  },
)

test("a picture or drawing of the sample is found by what is in it, whatever it is called", () => {
  const about = { sections: [{ img: { src: "./me.svg", alt: "" } }] }
  const changes = { "pages/about.json": about, "pages/me.svg": drawing.replaceAll("\n", "\r\n") }
  expect(copied(changes).map(launchIssueLine)).toEqual([
    expect.stringMatching(
      /^content\/pages\/about\.json:5 sections\[0\]\.img\.src shows \.\/me\.svg, which is the sample's: put/,
    ),
  ])
  rmSync(root, { recursive: true })
  expect(copied({ ...changes, "pages/me.svg": drawing.replace("9z", "8z") })).toEqual([])
})

test("a claim that its owner measured again may keep its words", () => {
  const claim = { ...measuredClaim(day(10), "npx lighthouse"), text: sampleSentence }
  expect(copied({ "claims/one.json": claim })).toEqual([])
})
