import type { Term } from "./phrases"
import { matchJob, namedIn, searchOf } from "./job-match"

const terms: readonly Term[] = [
  { name: "React", synonyms: ["React.js", "ReactJS"], exact: true, except: ["React to"] },
  { name: "React Native" },
  { name: "JavaScript", synonyms: ["JS", "Java Script"] },
  { name: "Java" },
  { name: "Go", synonyms: ["Golang"], exact: true, except: ["Go to market", "Go above"] },
  { name: "C", exact: true },
  { name: "C++" },
  { name: "C#" },
  { name: ".NET", synonyms: ["ASP.NET", "dotnet"] },
  { name: "Node.js", synonyms: ["Node"] },
  { name: "Front-end" },
  { name: "REST API" },
  { name: "CI/CD" },
  { name: "Microservice" },
  { name: "CSS" },
  { name: "R", exact: true },
  { name: "Diseño web" },
]
const years = {
  units: ["year", "years", "yrs", "año", "años"],
  numbers: ["one/uno", "two/dos", "three/tres", "four/cuatro", "five/cinco"],
  to: ["to", "a"],
  near: ["experience", "experiencia"],
}
const topics = [
  { name: "Place", phrases: ["remote", "on site"] },
  { name: "Pay", phrases: ["salary", "salario"], money: true },
]
const rules = { terms, topics, years }
const namesIn = (ad: string) => matchJob(ad, rules).named.map(({ name }) => name)
const yearsIn = (ad: string) =>
  matchJob(ad, rules).years.map(({ least, most, of }) => [least, most, of.map(({ name }) => name).join(" ")])
const saidOf = (ad: string, name: string) =>
  matchJob(ad, rules).topics.find(({ topic }) => topic.name === name)?.said

test.each([
  ["signs tell names apart", "C++, C# and C. Also .NET", ["C++", "C#", "C", ".NET"]],
  ["a dot within a name is part of it", "ASP.NET or Node.js.", [".NET", "Node.js"]],
  [
    "gaps may be closed, open or a hyphen",
    "nodejs; node js; front end, frontend, FRONT-END",
    ["Node.js", "Front-end"],
  ],
  ["the longest name is meant", "React Native", ["React Native"]],
  ["a comma divides names", "React, Native speakers", ["React"]],
  ["a line divides names", "React\nNative speakers", ["React"]],
  ["a wrapped line does not", "REST\napi", ["REST API"]],
  ["no name is found within a word", "JavaScript and Javanese", ["JavaScript"]],
  ["a synonym of two words wins over its first", "Java Script", ["JavaScript"]],
  ["capital letters count where they must", "Go, but not: ready to go or to react", ["Go"]],
  ["a heading may shout", "SENIOR REACT DEVELOPER", ["React"]],
  ["items of a list may be small", "react, go, css", ["React", "Go", "CSS"]],
  ["a synonym may be small where the name may not", "reactjs and golang", ["React", "Go"]],
  ["other meanings are named", "Go to market. Go above and beyond. React to change.", []],
  ["plurals count", "REST APIs and microservices", ["REST API", "Microservice"]],
  ["slashes join with or without blanks", "CI / CD, C/C++", ["CI/CD", "C", "C++"]],
  ["accents do not count", "DISEÑO WEB o diseno web", ["Diseño web"]],
  ["letters with other letters are no names", "R&D, (c) 2026", []],
  ["addresses and mail addresses name nothing", "https://react.dev/node jobs@node.js x.react.y", []],
  ["order is the ad's, and a name counts once", "CSS, React, CSS", ["CSS", "React"]],
])("%s", (_, ad, names) => {
  expect(namesIn(ad)).toEqual(names)
})

test.each([
  ["5+ years of experience", [[5, undefined, ""]]],
  ["3-5 years with React", [[3, 5, "React"]]],
  ["3 – 5+ yrs React and CSS", [[3, 5, "React CSS"]]],
  ["at least three years' experience", [[3, undefined, ""]]],
  ["five (5) years of experience", [[5, undefined, ""]]],
  ["two to four years of CSS", [[2, 4, "CSS"]]],
  ["React: 4+ years", [[4, undefined, "React"]]],
  ["5-year experience", [[5, undefined, ""]]],
  ["Mínimo 3 años de experiencia con CSS", [[3, undefined, "CSS"]]],
  ["de dos a tres años de experiencia", [[2, 3, ""]]],
  [
    "2 years of React and 1 year of CSS",
    [
      [2, undefined, "React"],
      [1, undefined, "CSS"],
    ],
  ],
  ["We were founded 20 years ago. We use CSS.", []],
  ["100 years of experience", []],
  ["0 years of experience", []],
  ["experience in the year 2026", []],
])("years of %j", (ad, found) => {
  expect(yearsIn(ad)).toEqual(found)
})

test("years are quoted in the ad's own words, each of two with its own part", () => {
  const { years: found } = matchJob("Hello there. You have 2 years of React and 1 year of CSS.\nBye", rules)
  expect(found.map(({ words }) => words)).toEqual(["You have 2 years of React and", "1 year of CSS"])
})

test.each([
  ["Pay", "We pay. Base: $120,000 - $140,000 a year", /^Base: \$120,000/],
  ["Pay", "Salario competitivo", /Salario/],
  ["Pay", "45.000 € brutos", /^45\.000 €/],
  ["Pay", "We raised $50M, and $5 million before", /^$/],
  ["Place", "Our team is remote-first.", /remote-first\.$/],
  ["Place", "Come on-site", /on-site/],
  ["Place", "Nothing", /^$/],
])("what an ad says of %s: %j", (name, ad, said) => {
  expect(saidOf(ad, name) ?? "").toMatch(said)
})

test.each([
  [""],
  [" \n\t "],
  ["\u0000\uFFFD\uD800"],
  ["🙂🙂"],
  ["++ ## .. //"],
  ["<script>alert(1)</script>"],
])("%j names nothing and breaks nothing", (ad) => {
  const { named, years: found, topics: said } = matchJob(ad, rules)
  expect([named, found, said.filter((each) => each.said !== undefined)]).toEqual([[], [], []])
})

test("a text in another language names what has no translation, and nothing else", () => {
  expect(namesIn("Wir suchen eine Person mit Erfahrung in der Pflege.")).toEqual([])
  expect(namesIn("我们需要 React 和 CSS 的经验")).toEqual(["React", "CSS"])
})

test("a quote keeps markup as it was written", () => {
  expect(saidOf('<img src=x onerror="alert(1)"> remote', "Place")).toContain("<img src=x")
})

test("a long sentence is quoted around the words that count", () => {
  const said = saidOf(`${"word ".repeat(200)}remote ${"more ".repeat(200)}`, "Place") ?? ""
  expect(said).toMatch(/^….*remote.*…$/)
  expect(said.length).toBeLessThan(145)
})

/** How often the words of a text are looked up. */
function lookUps(ad: string) {
  const has = jest.spyOn(Map.prototype, "has")
  matchJob(ad, { ...rules, topics: [] })
  const { length } = has.mock.calls
  has.mockRestore()
  return length
}

describe("a text of any length takes bounded work", () => {
  test.each([
    ["words", "go to the market "],
    ["words that begin names", "react node ci/"],
    ["one word", "a"],
    ["signs", "+#./-"],
  ])("of %s", (_, part) => {
    const ad = (length: number) => part.repeat(length / part.length)
    const [half, whole] = [lookUps(ad(50_000)), lookUps(ad(100_000))]
    expect(whole).toBeLessThan(2.1 * half + 100)
    expect(whole).toBeLessThan(200_000)
  })

  test("what is longer is cut, and the answer says so", () => {
    const ad = `${"word ".repeat(20_000)} CSS`
    expect(matchJob(ad, rules)).toMatchObject({ named: [], isCut: true })
    expect(matchJob(ad.slice(-1000), rules)).toMatchObject({ isCut: false })
  })
})

describe("the address", () => {
  test("holds the keys of terms, and brings them back", () => {
    const named = terms.filter(({ name }) => ["C++", "React Native", ".NET"].includes(name))
    expect(searchOf(named)).toBe("?skills=react-native,c-plus-plus,net")
    expect(namedIn(searchOf(named), terms)).toEqual(named)
    expect(searchOf([])).toBe("")
  })

  test.each(["", "?skills=", "?skills=,,<b>", "?other=react", "?skills=%E0%A4%A"])(
    "%j names nothing",
    (search) => {
      expect(namedIn(search, terms)).toEqual([])
    },
  )

  test("no term is there twice", () => {
    expect(namedIn("?skills=css,css,nonsense", terms).map(({ name }) => name)).toEqual(["CSS"])
  })
})
