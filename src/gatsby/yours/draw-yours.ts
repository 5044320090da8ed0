import type { z } from "zod"
import { costWords, neededAccounts, sumWords, yearlyCost } from "../../estimate/accounts"
import type { LocalePatterns } from "../../estimate/pattern-formatters"
import { tokenColors } from "../../model/colors/colors"
import type { yoursPage } from "../../model/schema/content-types/yours"
import { paperOf } from "../pdf/paper"
import { type Style, pdfWriter } from "../pdf/pdf-writer"

export type YoursData = {
  page: Pick<z.infer<typeof yoursPage>, "intro" | "accounts" | "words" | "monday">
  author: string
  /** The language, with the region in which it is written. */
  language: string
  formats: LocalePatterns
  /** The address of the page. */
  address: string
}

const ink = tokenColors("ink").light
const soft = tokenColors("ink-soft").light
const text: Style = { face: "regular", size: 9.5, color: ink }
const quiet: Style = { ...text, color: soft }
const styles = {
  title: { face: "title", size: 24, color: ink },
  sum: { face: "title", size: 18, color: ink },
  section: { face: "title", size: 13, color: ink },
  entry: { face: "bold", size: 10.5, color: ink },
} as const satisfies Record<string, Style>

/** Draws the page of accounts as a tagged PDF, with every account. `made`: when its words last changed. */
export async function drawYours(
  { page: { intro, accounts: all, words, monday }, author, language, formats, address }: YoursData,
  made: Date,
): Promise<Buffer> {
  const accounts = all.map((each) => ({ ...each, needed: each.needed ?? null }))
  const pdf = pdfWriter({
    title: intro.title,
    author,
    language,
    paper: paperOf(language),
    made,
    scale: 1,
  })

  function heading(title: string) {
    pdf.space(10)
    pdf.keep(90)
    pdf.line(tokenColors("line").light)
    pdf.space(6)
    pdf.write("H2", [{ text: title }], styles.section)
    pdf.space(4)
  }

  const named = (name: string, value: string) =>
    pdf.write("P", [{ text: `${name}: `, face: "bold" }, { text: value }], text)

  function account({ name, use, owner, cost, note, key, needed }: (typeof accounts)[number]) {
    pdf.keep(92)
    pdf.writeBoth("H3", { text: name }, styles.entry, needed?.words ?? "", quiet)
    pdf.write("P", [{ text: use }], quiet)
    named(words.owner, owner)
    named(words.key, key)
    named(words.cost, [costWords(cost, words, formats), note].filter(Boolean).join(". "))
    pdf.space(6)
  }

  pdf.write("H1", [{ text: intro.title }], styles.title)
  pdf.write("P", [{ text: intro.text }], text)
  pdf.write("P", [{ text: address, to: address }], quiet)
  heading(words.every)
  pdf.write(
    "P",
    [{ text: sumWords(yearlyCost(neededAccounts(accounts, undefined)), words, formats) }],
    styles.sum,
  )
  pdf.write("P", [{ text: words.sum }], text)
  heading(words.list)
  for (const each of accounts) account(each)
  heading(monday.title)
  pdf.write("P", [{ text: monday.text }], text)
  pdf.space(4)
  for (const step of monday.steps) {
    pdf.keep(40)
    pdf.writeBoth("H3", { text: `${step.at}  ${step.title}` }, styles.entry, "", quiet)
    pdf.write("P", [{ text: step.text }], text)
    pdf.space(3)
  }
  return (await pdf.end()).file
}
