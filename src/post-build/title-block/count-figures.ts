import {
  formatContrast,
  formatSeconds,
  formatShortDate,
  formatFileSize,
} from "../../text/locale/intl-formatters"
import { type BuiltSite, sentBytes } from "./built-site"
import type { Figures } from "../../title-block/figures"
import { lowestContrast } from "./lowest-contrast"
import { pageWeight } from "./page-weight"
import { policyWord } from "./policy-word"
import type { Words } from "../../words/words"

/** The slow phone line that Lighthouse emulates: 1.6 Mbit/s, and a round trip of 150 ms. */
const line = { bitsPerSecond: 1_600_000, roundTrip: 0.15 }

/** Round trips before a first view is complete: name, connection, encryption, document. */
const roundTrips = 4

type Page = {
  path: string
  html: string
  policy: string
  /** When its text was last changed, such as `2026-11-24`. */
  day: string
}

export type FigureLocale = { language: string; words: Pick<Words["titleBlock"], "strict" | "relaxed"> }

/** Counts a page's figures. Its document is weighed as it is given, with the figures that it shows. */
export function countFigures(page: Page, site: BuiltSite, { language, words }: FigureLocale): Figures {
  const document = sentBytes(page.html)
  const { script, fonts, pictures, firstPictures, requests } = pageWeight(page.path, page.html, site)
  const first = document + firstPictures
  return {
    document: formatFileSize(document, language),
    script: formatFileSize(script, language),
    fonts: formatFileSize(fonts, language),
    pictures: formatFileSize(pictures, language),
    requests: requests.toLocaleString(language),
    contrast: formatContrast(lowestContrast(page.html), language),
    policy: words[policyWord(page.policy)],
    date: formatShortDate(page.day, language),
    first: formatFileSize(first, language),
    seconds: formatSeconds((first * 8) / line.bitsPerSecond + roundTrips * line.roundTrip, language),
  }
}
