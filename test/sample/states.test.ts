import { readContent } from "../../src/model/read/content"

/** What the sample's state pages say: nothing twice, and of a project only what it is. */

const { entries } = readContent(process.cwd())
const projects = new Map(
  entries.flatMap(({ type, slug, data }): [string, string][] =>
    type.name === "Project" && slug ? [[slug, JSON.stringify(data)]] : [],
  ),
)

type Point = { title: string; text: string }
type State = {
  state: string
  intro: { text: string; claims: { text: string }[] }
  areas: { text: string; facts: { term: string; detail: string }[] }
  closing: { text: string }
  local: { asks: Point[]; work: { project: string; why: string }[] }
} & Record<
  "impact" | "benefits" | "features" | "mistakes" | "services" | "differentiators",
  { items: Point[] }
>

const states: State[] = entries.filter(({ type }) => type.name === "State").map(({ data }) => Object(data))

const points = (items: readonly Point[]) => items.map(({ title, text }) => `${title} ${text}`)

/** The texts of a page's sections, by section. */
function sectionsOf(state: State): Record<string, string[]> {
  return {
    intro: [state.intro.text, ...state.intro.claims.map(({ text }) => text)],
    impact: points(state.impact.items),
    benefits: points(state.benefits.items),
    features: points(state.features.items),
    mistakes: points(state.mistakes.items),
    services: points(state.services.items),
    local: [...points(state.local.asks), ...state.local.work.map(({ why }) => why)],
    differentiators: points(state.differentiators.items),
    areas: [state.areas.text, ...state.areas.facts.map(({ term, detail }) => `${term} ${detail}`)],
    closing: [state.closing.text],
  }
}

/** What a section may be about. The plans' prices stand below the services. */
const subjects: Record<string, RegExp> = {
  "the number to call": /\b(?:your|phone|the) number\b|tap-to-call|digits/i,
  "pages in other languages":
    /speaks? (?:Spanish|another)|hola|translat|languages?\b.*\bhome|three languages/i,
  "names of towns":
    /name(?:s)? (?:your|the) (?:towns|cities)|the right towns|towns for search|cities and counties/i,
  "the plans' prices": /\$(?:1,?500|2,?700|5,?000)\b|\bplans? cost\b|prices? in the open|the same price/i,
  "a weak signal": /wi-?fi|county line|weak (?:cell )?signal|slow connection/i,
  "time to an answer": /business day/i,
  storms: /\bhail\b|\bstorms?\b|forecast|tarp/i,
  "equal access": /\bADA\b|screen reader|overlay|alt text|WCAG/i,
  fees: /mandatory fee|surprise at checkout|fees saved/i,
  "data and privacy": /CalOPPA|tracker|cookie banner|data inventory/i,
  "requests for bookings": /bookings while|reserve from|direct request|trip and day/i,
  "the way to the door": /directions|turnoff|don't know the way|a drawn map/i,
  "a weight limit": /kilobyte/i,
  "who owns it": /\b(?:is|are) yours\b/i,
  "mail and calendar": /calendar you already keep/i,
}

test.each(states.map((state) => [state.state, state] as const))(
  "no section of %s repeats another",
  (_, state) => {
    const sections = Object.entries(sectionsOf(state))
    const reported = Object.entries(subjects).map(([subject, words]) => [
      subject,
      sections.filter(([, texts]) => texts.some((text) => words.test(text))).map(([name]) => name),
    ])
    expect(reported.filter(([, names = []]) => names.length > 1)).toEqual([])
  },
)

const stop = new Set(
  "about after again also and another any are back before being can every first for from has have into its just like made make more most much not nothing one only other out over own same some than that the them then there they this those what when where which while who will with without work you your people page site website".split(
    " ",
  ),
)
/** The words of a text that say what it is about, without their endings. */
const stems = (text: string) =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => !stop.has(word))
      .map((word) => word.replace(/s$/, "").slice(0, 5)),
  )

test.each(states.map((state) => [state.state, state] as const))(
  "no two texts of different sections of %s share four words",
  (_, state) => {
    const reported = Object.entries(sectionsOf(state)).flatMap(([name, texts]) =>
      texts.map((text) => ({ name, text })),
    )
    const alike = reported.flatMap((one, index) =>
      reported
        .slice(index + 1)
        .filter(
          ({ name, text }) =>
            name !== one.name && [...stems(text)].filter((stem) => stems(one.text).has(stem)).length > 3,
        )
        .map(({ text }) => [one.text, text]),
    )
    expect(alike).toEqual([])
  },
)

test.each(
  states.flatMap(({ state, local }) => local.work.map(({ project, why }) => [state, project, why] as const)),
)("%s says of %s what its card says: %s", (_, project, why) => {
  const card = stems(projects.get(project) ?? "")
  const shared = [...stems(why)].filter((word) => card.has(word))
  // The rest is what it means to a business there.
  expect(shared.length).toBeGreaterThanOrEqual(2)
})
