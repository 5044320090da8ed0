import { resume } from "../../../src/model/schema/content-types/resume"
import { withoutUnshown } from "../../../src/model/validate/entries/check-unshown"
import { educationPart } from "../../import/plan/education"
import { skillPart } from "../../import/plan/skills"
import type { Current } from "../current"
import type { Facts, Resume } from "../facts"
import type { Change } from "./changes"
import { fillFields } from "./fill"
import { has, summaryOf, valuesOf } from "./values"

/** What the import makes of education and skills, and what it has no drawing for, a line each. */
export function imported(facts: Facts, { fields }: Current) {
  const { history, starter, skills } = facts
  const files = new Map([...fields, ["site.json", siteOf(fields, facts)]])
  const known: Resume = {
    ...(history ?? { basics: { summary: facts.does } }),
    ...(skills && { skills: [{ name: starter.phrases.skills, keywords: skills }] }),
  }
  const [education, work] = [educationPart(known, files), skillPart(known, files)]
  return {
    items: valueIn(education.changes, "items"),
    groups: valueIn(work.changes, "groups"),
    left: [...(has("education", facts) ? education.left : []), ...(has("skills", facts) ? work.left : [])],
  }
}

const valueIn = (changes: readonly { path: (string | number)[]; value: unknown }[], key: string) =>
  changes.find(({ path }) => path[0] === key)?.value

/** The resume, and the lists that are made from it and from the answers. */
export function listFiles(facts: Facts, current: Current): Change[] {
  const { history, starter } = facts
  const { items, groups } = imported(facts, current)
  const heading = Object(fillFields(starter.files.get("lists/education.json"), valuesOf(facts)))
  return [
    ...(has("resume", facts) && history
      ? [{ file: "content/resume.json", content: ownResume(history, facts) }]
      : []),
    ...(has("education", facts) && items
      ? [{ file: "content/lists/education.json", content: { ...heading, items } }]
      : []),
    ...(has("skills", facts) && Array.isArray(groups) && groups.length > 0
      ? [{ file: "content/lists/skills.json", content: { groups } }]
      : []),
    ...(has("pricing", facts) ? [planList(facts)] : []),
  ]
}

/** The settings as the import asks for them: whose the lists are now, and the language of dates. */
const siteOf = (fields: Current["fields"], { language }: Facts) => ({
  ...Object(fields.get("site.json")),
  language,
})

/** The resume without what no page shows, and without what `content/site.json` says. */
function ownResume(history: Resume, facts: Facts): object {
  const {
    summary: _summary,
    name: _name,
    label: _label,
    email: _email,
    url: _url,
    location: _location,
    profiles: _profiles,
    ...basics
  } = history.basics
  const shown = withoutUnshown(resume, {
    ...history,
    basics: { summary: summaryOf(facts) ?? facts.does, ...basics },
  })
  return Object(shown)
}

function planList({ plans = [], included, starter }: Facts): Change {
  const items = plans.map(({ name, price, audience, has: adds }) => ({
    name,
    price,
    audience,
    saving: starter.phrases.saving,
    adds,
  }))
  return { file: "content/lists/plans.json", content: { included, extras: [], items } }
}
