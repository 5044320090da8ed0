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

/**
 * Counts a page's figures. Of these only the document's weight depends on the figures that it shows, so the others are
 * counted once, and the function that it returns weighs the document as it is given.
 */
export function countFigures(
  page: Page,
  site: BuiltSite,
  { language, words }: FigureLocale,
): (html: string) => Figures {
  const { script, fonts, pictures, firstPictures, requests } = pageWeight(page.path, page.html, site)
  const others = {
    script: formatFileSize(script, language),
    fonts: formatFileSize(fonts, language),
    pictures: formatFileSize(pictures, language),
    requests: requests.toLocaleString(language),
    contrast: formatContrast(lowestContrast(page.html), language),
    policy: words[policyWord(page.policy)],
    date: formatShortDate(page.day, language),
  }
  return (html) => {
    const document = sentBytes(html)
    const first = document + firstPictures
    const seconds = (first * 8) / line.bitsPerSecond + roundTrips * line.roundTrip
    return {
      ...others,
      document: formatFileSize(document, language),
      first: formatFileSize(first, language),
      seconds: formatSeconds(seconds, language),
    }
  }
}
