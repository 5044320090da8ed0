import { parts } from "../questions/answers"
import type { Facts } from "../facts"
import type { Values } from "./fill"

/** What import-resume says where a resume has no summary. */
const noSummary = "Sample text:"

/** The names of hosts, as privacy pages write them; one's own machine has none. */
const hosts: Readonly<Record<string, string>> = {
  netlify: "Netlify",
  cloudflare: "Cloudflare",
  vercel: "Vercel",
  github: "GitHub",
}

/** What a resume says of its owner in a few sentences. */
export const summaryOf = ({ history }: Facts): string | undefined => {
  const summary = history?.basics.summary
  return summary === undefined || summary.startsWith(noSummary) ? undefined : summary
}

/** Whether a part is wanted, and something is known for it. */
export function has(part: (typeof parts)[number], facts: Facts): boolean {
  const { history, projects, skills, calendar, plans, included, payment } = facts
  const isKnown = {
    work: projects.length > 0,
    skills: (skills ?? history?.skills ?? []).length > 0,
    resume: history !== undefined,
    education: (history?.education ?? []).length > 0,
    booking: calendar !== undefined,
    pricing: (plans ?? []).length > 0 && included !== undefined && payment !== undefined,
  }
  return isKnown[part] && facts.pages.includes(part)
}

const known = (is: boolean) => (is ? "yes" : undefined)

/** What the gaps of the first words stand for. */
export function valuesOf(facts: Facts): Values {
  const {
    name,
    email,
    slug,
    jobTitle,
    location,
    does,
    since,
    form,
    host,
    payment,
    portrait,
    starter,
    today,
  } = facts
  const [first = name] = name.split(" ")
  return {
    name,
    first,
    email,
    slug,
    job: jobTitle,
    place: location,
    does,
    summary: summaryOf(facts),
    since,
    payment,
    portrait: portrait ? starter.phrases.portrait : starter.phrases.initials,
    form: known(form !== undefined),
    mail: known(form === undefined),
    booking: known(has("booking", facts)),
    host: hosts[host],
    ownHost: known(hosts[host] === undefined),
    today: today.written,
  }
}
