import { checkTokens } from "../../../src/model/validate/check-tokens"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { contentTypeOf } from "../../../src/model/schema/content-types"
import { readTokens } from "../../../src/model/colors/colors"
import { sentencesOf, shortDigest } from "../../../src/launch/sample/sentences"
import { readDigests } from "../../../src/launch/sample/sample-copies"
import { type Entry, fillAll } from "../../../src/model/read/read-entries"
import { readJson } from "../../../src/model/read/parse/parse-file"
import { checkWords } from "../../../src/model/validate/check-words"
import { shipped } from "../../../src/words/shipped"
import type { Current } from "../current"
import { gather } from "../gather"
import { checked } from "../questions/read-answers"
import { slugOf } from "../questions/slug"
import { starterLanguages } from "../write/starter"
import { brandOf, recolored } from "./colors"
import { fillFields, fillText } from "./fill"
import { planOf } from "./changes"

const tokens = readFileSync("src/styles/tokens.css", "utf8")
const empty: Current = { held: [], files: new Set(), fields: new Map(), tokens }

const bare = {
  name: "Jo Li",
  jobTitle: "Dev",
  email: "jo@li.dev",
  location: "Rome",
  timeZone: "Europe/Rome",
  does: "I make sites.",
  url: "https://li.dev",
}
const full = {
  ...bare,
  name: "Maximiliana Augustina von Hohenberg-Lichtenstein",
  jobTitle: "Full-stack web developer for very small museums",
  location: "Llanfairpwllgwyngyll, Isle of Anglesey",
  does: "I make websites for museums, archives and libraries that have a story to tell and nobody who has the time to tell it, and I keep them alive for years on end.",
  makes: ["Websites", "Web apps", "Shops", "Tools", "Maps", "Games"],
  since: "2019-02-01",
  phone: "+15035557100",
  form: ["key", "service", "template"],
  answerDays: 2,
  calendar: "https://calendly.com/jo/call",
  plans: [{ name: "Small", price: 900, audience: "For one page", has: ["A page"] }],
  included: ["The words"],
  payment: "Half before, half after.",
  profiles: ["https://github.com/jo"],
  projects: [
    {
      title: "Abacus",
      sentence: "It counts.",
      reason: "Nobody did.",
      address: "https://abacus.dev",
      tags: ["Go"],
      study: true,
    },
    {
      title: "Abacus",
      sentence: "It counts more.",
      reason: "Once.",
      address: "https://github.com/jo/abacus",
      tags: ["Go"],
    },
  ],
}

/** Facts by the answers that they are made of: to draw cards takes a while. */
const gathered = new Map<string, ReturnType<typeof gather>>()

function factsOf(given: Record<string, unknown>) {
  const key = JSON.stringify(given)
  const facts = gathered.get(key) ?? gather(process.cwd(), checked(given, "--"), undefined)
  gathered.set(key, facts)
  return facts
}

const planFor = async (given: Record<string, unknown>, current = empty, force = false) =>
  planOf(current, await factsOf(given), force)

/** Content as it is read: the words in braces stand for the owner. */
function withOwner(content: unknown, { name, email }: { name: string; email: string }): unknown {
  const [first = ""] = name.split(" ")
  return fillAll(content, { name, first, email, slug: first.toLowerCase() })
}

/** A file of the plan, as the content check reads it. */
function entryOf(file: string, data: object): Entry {
  const found = contentTypeOf(file.replace("content/", ""))
  if (!found) throw new Error(`${file} is of no content type`)
  return { file, ...found, source: readJson(JSON.stringify(data, null, 2)), data }
}

describe.each(starterLanguages())("in %s", (language) => {
  test.each([
    ["the barest", bare],
    ["the fullest", full],
  ])("%s answers fill every gap, and every file fits its type", async (_, given) => {
    const { changes } = await planFor({ ...given, language })
    const texts = changes.filter(({ file }) => /\.(?:json|mdx)$/.test(file))
    expect(texts.filter(({ content }) => /<\??\w+>/.test(JSON.stringify(content)))).toEqual([])
    const refused = texts
      .filter(({ file }) => file.startsWith("content/") && file.endsWith(".json"))
      .flatMap(({ file, content }) => {
        const type = contentTypeOf(file.replace("content/", ""))?.type
        const issues = type?.schema.safeParse(withOwner(content, given)).error?.issues ?? []
        return issues.map(({ path: at, message }) => [file, at.join("."), message])
      })
    expect(refused).toEqual([])
  })

  test("the controls have all their words in it: the site's own, or a file of the owner's", async () => {
    const { changes, tasks } = await planFor({ ...bare, language })
    const own = changes.filter(({ file }) => file.startsWith("content/words/"))
    const isShipped = Object.hasOwn(shipped, language)
    expect(own.map(({ file }) => file)).toEqual(isShipped ? [] : [`content/words/${language}.json`])
    expect(own.flatMap(({ file, content }) => checkWords(entryOf(file, Object(content))))).toEqual([])
    expect(tasks.filter(({ what }) => what.includes("controls"))).toEqual([])
  })

  test("no sentence is the sample's", async () => {
    const { sentences } = readDigests()
    const { changes } = await planFor({ ...full, language })
    const words = changes.flatMap(({ content }) =>
      content === undefined || Buffer.isBuffer(content) ? [] : JSON.stringify(content),
    )
    const texts = words.flatMap((text) => text.split(/"|\\n/))
    expect(
      texts.filter((text) => sentencesOf(text).some((each) => sentences.has(shortDigest(each)))),
    ).toEqual([])
  })
})

test("what is not known is left out: no page, no paragraph and no section speaks of it", async () => {
  const { changes } = await planFor(bare)
  const files = changes.map(({ file }) => file)
  expect(files).not.toContain("content/pages/booking.json")
  expect(files).not.toContain("content/pages/pricing.json")
  expect(files).not.toContain("content/resume.json")
  const privacy = changes.find(({ file }) => file.endsWith("privacy.mdx"))?.content
  expect(privacy).not.toMatch(/Calendly|EmailJS/)
  expect(JSON.stringify(changes.map(({ content }) => content))).not.toContain("{experience}")
})

test("a page that is not wanted is left out, whatever is known for it", async () => {
  const { changes } = await planFor({ ...full, pages: ["skills"] })
  expect(
    changes.map(({ file }) => file).filter((file) => /booking|pricing\.json|projects\//.test(file)),
  ).toEqual([])
})

test("the sample's entries go with what is there for their sake; an owner's stay, and what they show", async () => {
  const current: Current = {
    ...empty,
    held: [
      {
        file: "content/projects/zync/project.json",
        own: false,
        others: ["content/projects/zync/thumbnail.png", "content/shared.png"],
      },
      { file: "content/projects/mine/project.json", own: true, others: ["content/shared.png"] },
      {
        file: "content/pages/home.json",
        own: false,
        others: ["content/pages/home.es.json", "static/videos/home.mp4"],
      },
      { file: "content/pages/about.json", own: true, others: [] },
    ],
    files: new Set([
      "content/projects/zync/project.json",
      "content/projects/zync/thumbnail.png",
      "content/shared.png",
      "content/pages/home.es.json",
      "static/videos/home.mp4",
    ]),
  }
  const { changes, kept } = await planFor(bare, current)
  const gone = changes.filter(({ content }) => content === undefined).map(({ file }) => file)
  expect(gone).toEqual([
    "content/pages/home.es.json",
    "content/projects/zync/project.json",
    "content/projects/zync/thumbnail.png",
    "static/videos/home.mp4",
  ])
  expect(kept).toEqual(["content/pages/about.json"])
  expect((await planFor(bare, current, true)).kept).toEqual([])
})

test.each([
  ["Łukasz", "lukasz"],
  ["Größe", "grosse"],
  ["Zoë", "zoe"],
  ["明", ""],
])("the address of %s is %s", (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})

test("gaps: a condition stands for nothing, and what needs the unknown goes", () => {
  const values = { place: "Rome", since: "2019", payment: undefined }
  expect(
    fillFields({ a: "In <place>", b: ["<payment>", "<?since>Long"], c: { d: "<payment>" } }, values),
  ).toEqual({
    a: "In Rome",
    b: ["Long"],
    c: {},
  })
  expect(fillText("One.\n\n<?payment>Two.\n\n<?since>Three.", values)).toBe("One.\n\nThree.")
})

test.each([
  "#ffff00",
  "#000000",
  "#ffffff",
  "#0b5cad",
  "#bd3217",
  "#7f7f7f",
  "#00ff88",
  "#ff00ff",
  "#1a2439",
])("the colors that %s becomes can be read everywhere", (color) => {
  const root = mkdtempSync(path.join(tmpdir(), "colors-"))
  mkdirSync(path.join(root, "src/styles"), { recursive: true })
  const css = recolored(tokens, brandOf(color, readTokens()))
  writeFileSync(path.join(root, "src/styles/tokens.css"), css)
  expect(checkTokens(root)).toEqual([])
  rmSync(root, { recursive: true })
})
