import { receiptLinks } from "../../resume/receipt-links"
import { tokenColors } from "../../model/colors/colors"
import {
  type ResumeEntry,
  type ResumeSection,
  inWords,
  languageLines,
  ownSkills,
  personOf,
  profilesOf,
  resumeSections,
  seekingFacts,
} from "../../resume/resume-sections"
import { phoneNumber } from "../../text/numbers/phone-number"
import type { PdfWriter, Run, Style } from "../pdf/pdf-writer"
import type { ResumeData } from "./resume-data"

type SkillGroup = Queries.ResumeSkillsFragment["groups"][number]

const ink = tokenColors("ink").light
const soft = tokenColors("ink-soft").light
const text: Style = { face: "regular", size: 9.5, color: ink }
const quiet: Style = { ...text, color: soft }
const styles = {
  name: { face: "title", size: 24, color: ink },
  label: { face: "bold", size: 12, color: soft },
  section: { face: "title", size: 11, color: tokenColors("signal").light },
  entry: { face: "bold", size: 10.5, color: ink },
} as const satisfies Record<string, Style>

/** Writes the page's sections in its order, in one column, so that programs read them in that order. */
export function writeParts(pdf: PdfWriter, { site, titles, resume, skills }: ResumeData) {
  const address = (to: string) => (to.startsWith("/") ? site.url + to : to)

  function heading(title: string) {
    pdf.space(8)
    pdf.keep(64)
    pdf.line(tokenColors("line").light)
    pdf.space(6)
    pdf.write("H2", [{ text: title }], styles.section)
    pdf.space(1)
  }

  function entry({ title, to, place, period, text: words, points }: ResumeEntry) {
    const height = [words, ...points].reduce((sum, each) => sum + pdf.heightOf(each, text), 30)
    pdf.keep(Math.min(height, 200))
    const run = { text: title, ...(to !== null && { to: address(to) }) }
    pdf.writeBoth("H3", run, styles.entry, period, quiet)
    const page = to?.startsWith("/") ? address(to) : undefined
    const where: Run[] = [
      ...(place ? [{ text: place }] : []),
      ...(page ? [{ text: inWords(page), to: page }] : []),
    ]
    if (where.length) pdf.write("P", separated(where, between), quiet)
    if (words) pdf.write("P", [{ text: words }], text)
    if (points.length) pdf.list(points, text)
    pdf.space(4)
  }

  function section({ title, entries }: ResumeSection) {
    heading(title)
    for (const each of entries) entry(each)
  }

  function top() {
    const { name, label, email, place } = personOf(resume.basics, site.owner)
    const { phone } = site.owner
    const ways: Run[] = [
      { text: email, to: `mailto:${email}` },
      ...(phone ? [{ text: phoneNumber(phone), to: `tel:${phone}` }] : []),
      { text: place },
      // In words, since a printed page has no links.
      ...[`${site.url}/`, ...profilesOf(resume.basics, site.socials).map(({ url }) => url)].map((to) => ({
        text: inWords(to),
        to,
      })),
    ]
    pdf.write("H1", [{ text: name }], styles.name)
    pdf.write("P", [{ text: label }], styles.label)
    pdf.space(3)
    pdf.write("P", separated(ways, between), quiet)
    pdf.space(6)
    pdf.write("P", [{ text: resume.basics.summary }], text)
  }

  function seeking() {
    const facts = seekingFacts(resume.seeking, site.availabilityText?.start, titles)
    if (facts.length === 0) return
    heading(titles.seeking)
    const runs = facts.flatMap(({ name, value }, index) => {
      const end = index < facts.length - 1 ? between : ""
      return named(name, [{ text: value + end }])
    })
    pdf.write("P", runs, text)
  }

  function skillGroups() {
    const groups = resume.skills ? [] : (skills?.groups ?? [])
    const { described, names } = ownSkills(resume.skills ?? [])
    if (groups.length + described.length + names.length > 0) heading(titles.skills)
    for (const { name, items } of groups)
      pdf.write("P", named(name, separated(items.map(skillRun), ", ")), text)
    for (const each of described) pdf.write("P", named(each.name, [{ text: each.text }]), text)
    if (names.length > 0) pdf.write("P", [{ text: names.join(", ") }], text)
  }

  function skillRun(skill: SkillGroup["items"][number]): Run {
    const [proof] = receiptLinks(skill)
    return { text: skill.name, ...(proof && { to: address(proof.to) }) }
  }

  function languages() {
    const lines = languageLines(resume)
    if (lines.length === 0) return
    heading(titles.languages)
    pdf.write("P", [{ text: lines.join(", ") }], text)
  }

  const { before, after } = resumeSections(resume, titles)
  top()
  seeking()
  for (const each of before) section(each)
  skillGroups()
  for (const each of after) section(each)
  languages()
}

const between = "  ·  "

const named = (name: string, runs: readonly Run[]): Run[] => [{ text: `${name}: `, face: "bold" }, ...runs]

const separated = (runs: readonly Run[], character: string): Run[] =>
  runs.flatMap((run, index) => (index ? [{ text: character }, run] : [run]))
