import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { git } from "../../../test/commands/git"
import { sampleProject } from "../../../test/commands/own-project"
import { runSetup } from "../../../test/commands/run-setup"
import { type Turn, back, clear, controlC, enter, space, typist } from "../../../test/commands/typist"

/** Answers the questions of `npm run setup` key by key. */

let root: string

beforeEach(() => {
  root = sampleProject()
  git(root, "remote", "add", "origin", "git@github.com:ada/shops.git")
})

afterEach(() => rmSync(root, { recursive: true }))

const talk = async (turns: readonly Turn[], args: readonly string[]) => {
  const { terminal, said } = typist(turns)
  const { status, stdout, stderr } = await runSetup(root, args, terminal)
  return { status, said: said() + stdout + stderr }
}

const flags = (answers: Readonly<Record<string, string>>) =>
  Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value])

const known = flags({
  name: "Ada Byron",
  "job-title": "Developer",
  email: "ada@adabyron.dev",
  "time-zone": "UTC",
  location: "Leeds",
  does: "I make websites for small shops.",
  since: "2021-02-01",
})

test("what is no flag is asked, with a proposal where there is one, and a wrong answer is refused with the reason", async () => {
  const { said, status } = await talk(
    [
      ["Your resume", enter],
      ["The site's language", enter],
      ["A phone number", `12${enter}`],
      [
        "must be a phone number that begins with the country's code",
        back.repeat(2) + `+44 (0)113 496-0000${enter}`,
      ],
      ["Your pages on other sites", enter],
      ["Where the site is published", enter],
      ["https://ada.github.io/shops", enter],
      // The first of the pages is taken out.
      ["The pages and sections", space + enter],
      ["What you work with", enter],
      ["Articles that you want to write", enter],
      ["Your calendar at Calendly", enter],
      ["Your plans with their prices", "n"],
      ["The site's one color", enter],
      ["The fonts of titles and text", enter],
      ["Your portrait", enter],
      ["Your logo", enter],
      ["The ids of your EmailJS account", enter],
    ],
    known,
  )
  expect(said).toContain("The site is Ada Byron's now")
  expect(said).not.toContain("Your projects")
  expect(status).toBe(0)
  const settings = git(root, "show", "HEAD:content/site.json")
  expect(settings).toContain('"url": "https://ada.github.io/shops"')
  expect(settings).toContain('"phone": "+441134960000"')
})

test("projects are asked one by one, field by field", async () => {
  const { said, status } = await talk(
    [
      ["Your resume", enter],
      ["A phone number", enter],
      ["Your pages on other sites", enter],
      ["What you work with", enter],
      ["Your projects: add one?", "y"],
      ["Its name", `Abacus${enter}`],
      ["What it is, in a sentence", `It counts.${enter}`],
      ["Why it was made", `Nobody counted.${enter}`],
      ["Where it can be seen", `https://abacus.dev${enter}`],
      ["What it is made with", `React, Go${enter}`],
      ["What kind of work", enter],
      ["When it was finished", enter],
      ["A picture of it", enter],
      ["case study", "n"],
      ["Your projects: another one?", "n"],
      ["Articles that you want to write", enter],
      ["The fonts of titles and text", enter],
      ["Your portrait", enter],
      ["Your logo", enter],
      ["The ids of your EmailJS account", enter],
    ],
    known.concat(
      flags({
        language: "en-US",
        host: "netlify",
        url: "https://ada.dev",
        pages: "work,skills",
        color: "#0b5cad",
        plans: "[]",
        calendar: "https://calendly.com/ada/call",
      }),
    ),
  )
  expect(said).toContain("Your projects: another one?")
  expect(status).toBe(0)
  const card: unknown = JSON.parse(git(root, "show", "HEAD:content/projects/abacus/project.json"))
  expect(card).toMatchObject({
    title: "Abacus",
    tags: ["React", "Go"],
    color: "#0b5cad",
    category: "web-app",
  })
})

test("what is typed otherwise than its field asks for is taken, and a file that is not there is told at its question", async () => {
  const { said, status } = await talk(
    [
      ["Your resume", `lost.json${enter}`],
      ["There is no file lost.json", back.repeat(9) + enter],
      ["Your pages on other sites", `github.com/ada${enter}`],
      ["The site's address", `${clear}adabyron.dev/${enter}`],
      ["Articles that you want to write", enter],
      ["Your plans with their prices", "y"],
      // Whoever has none after all is not caught in its questions.
      ["The plan's name", enter],
      ["The site's one color", `rebeccapurple${enter}`],
      ["The fonts of titles and text", enter],
      ["Your portrait", `lost.jpg${enter}`],
      ["is no file that is there", back.repeat(8) + enter],
      ["Your logo", enter],
      ["The ids of your EmailJS account", enter],
    ],
    known.concat(
      flags({ language: "en-US", phone: "+44 113 496 0000", host: "netlify", projects: "[]" }),
      flags({ pages: "pricing" }),
    ),
  )
  expect(said).toContain("The site is Ada Byron's now")
  expect(status).toBe(0)
  const settings: unknown = JSON.parse(git(root, "show", "HEAD:content/site.json"))
  expect(settings).toMatchObject({
    url: "https://adabyron.dev",
    socials: [{ url: "https://github.com/ada" }],
  })
  expect(git(root, "show", "HEAD:src/styles/tokens.css")).toContain("#663399")
})

test("what a resume answers is asked in one question, and one by one if its owner does not agree", async () => {
  const resume = path.resolve("test/setup/resume.json")
  const rest = flags({
    language: "en-US",
    "time-zone": "UTC",
    url: "https://adabyron.dev",
    host: "netlify",
    pages: "resume",
    color: "#0b5cad",
  })
  const end: Turn[] = [
    ["Your pages on other sites", enter],
    ["Articles that you want to write", enter],
    ["The fonts of titles and text", enter],
    ["Your portrait", enter],
    ["Your logo", enter],
    ["The ids of your EmailJS account", enter],
  ]
  const agreed = await talk(
    [["Your resume", resume + enter], ["Take this from it: Ada Byron", enter], ...end],
    rest,
  )
  expect(agreed.status).toBe(0)
  expect(agreed.said).not.toContain("Your full name")
  const differently: Turn[] = [
    ["Your resume", resume + enter],
    ["Take this from it: Ada Byron", "n"],
    ["Your full name", ` King${enter}`],
    ["What you are", enter],
    ["Where clients write to", enter],
    ["A phone number", enter],
    ["Where you work", enter],
    ["What you do", enter],
    ["Your first day", enter],
  ]
  expect((await talk([...differently, ...end], rest)).status).toBe(0)
  const settings: unknown = JSON.parse(git(root, "show", "HEAD:content/site.json"))
  expect(settings).toMatchObject({ owner: { name: "Ada Byron King", phone: "+15035557100" } })
})

test("answers that turn out to be of no use are kept for the next run, and forgotten after it", async () => {
  const before = git(root, "rev-parse", "HEAD")
  const rest = flags({
    language: "en-US",
    phone: "+44 113 496 0000",
    host: "netlify",
    url: "https://adabyron.dev",
    pages: "",
    color: "#0b5cad",
    form: "a,b,c",
    "answer-days": "2",
  })
  const { said, status } = await talk(
    [
      ["Your resume", enter],
      ["Your pages on other sites", enter],
      ["Articles that you want to write", enter],
      ["The fonts of titles and text", enter],
      ["Your portrait", `.gitignore${enter}`],
      ["Your logo", enter],
    ],
    known.concat(rest),
  )
  expect(status).toBe(1)
  expect(git(root, "rev-parse", "HEAD")).toBe(before)
  const [, file = ""] = /is no picture [^]*Your answers are kept in (\S+\.json)\. /.exec(said) ?? []
  const kept = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, "utf8")))
  expect(kept).toMatchObject({ name: "Ada Byron", portrait: ".gitignore" })
  writeFileSync(file, JSON.stringify({ ...kept, portrait: undefined }))
  expect((await runSetup(root, ["--answers", file])).status).toBe(0)
  expect(existsSync(file)).toBe(false)
})

test("answers that Ctrl-C has broken off are kept, and the next run asks for the rest alone", async () => {
  const before = git(root, "rev-parse", "HEAD")
  const rest = flags({
    language: "en-US",
    "time-zone": "UTC",
    host: "netlify",
    url: "https://ada.dev",
    pages: "",
    color: "#0b5cad",
  })
  const own = ["--email", "ada@adabyron.dev", "--location", "Leeds", "--does", "I make websites.", ...rest]
  const begun = await talk(
    [
      ["Your resume", enter],
      ["Your full name", `Ada Byron${enter}`],
      ["What you are", controlC],
    ],
    own,
  )
  expect([begun.status, git(root, "rev-parse", "HEAD")]).toEqual([1, before])
  expect(begun.said).toContain("To be asked for the rest, run: npm run setup.")
  const { said, status } = await talk(
    [
      ["Go on with your answers of last time", enter],
      ["Your resume", enter],
      ["What you are", `Developer${enter}`],
      ["A phone number", enter],
      ["Your first day", enter],
      ["Your pages on other sites", enter],
      ["Articles that you want to write", enter],
      ["The fonts of titles and text", enter],
      ["Your portrait", enter],
      ["Your logo", enter],
      ["The ids of your EmailJS account", enter],
    ],
    own,
  )
  expect(said).not.toContain("Your full name")
  expect(said).toContain("The site is Ada Byron's now")
  expect(status).toBe(0)
})

test("Ctrl-C at the first question writes nothing and says so", async () => {
  const before = git(root, "rev-parse", "HEAD")
  const { said, status } = await talk([["Your resume", controlC]], known)
  expect(said).toContain("Nothing was written.")
  expect(said).not.toContain("answers are kept")
  expect(status).toBe(1)
  expect([git(root, "rev-parse", "HEAD"), git(root, "status", "--porcelain")]).toEqual([before, ""])
})
