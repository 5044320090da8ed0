import { educationList } from "../../../src/model/schema/content-types/lists"
import { site } from "../../../src/model/schema/content-types/site"
import { formatPeriod } from "../../../src/text/locale/intl-formatters"
import { wordsIn } from "../../../src/words/words-in"
import { type Files, type Plan, type Resume, none } from "./plan"

const file = "lists/education.json"

/** The degrees and courses, as the timeline of the about page writes them. */
export function educationPart({ education = [] }: Resume, files: Files): Plan {
  const list = educationList.strip().safeParse(files.get(file)).data
  if (!list || education.length === 0) return none
  const [first] = list.items
  if (!first)
    return {
      ...none,
      left: [`education: content/${file} has no entry with a mark to copy; add one with "img"`],
    }
  const language = site.strip().safeParse(files.get("site.json")).data?.language ?? "en-US"
  const items = education.map(({ institution, studyType, area, startDate, endDate, score, courses }) => {
    const date = formatPeriod(startDate, endDate, language, wordsIn(language, new Map()).body.now)
    return {
      name: [studyType, area].filter(Boolean).join(", ") || institution,
      org: institution,
      ...(date && { date }),
      ...(score && { grade: score }),
      ...(courses && { desc: `${courses.join(", ")}.` }),
      img: first.img,
    }
  })
  const sample = list.sample === true
  return {
    ...none,
    changes: [
      { file, path: ["items"], value: items, sample },
      { file, path: ["sample"], value: undefined, sample, only: "sample" },
    ],
  }
}
