import { readResume } from "./read-resume"

const me = { name: "Ana", summary: "Builds sites." }
const post = { name: "Acme", position: "Developer" }

test.each([
  ["Sep 2012", "2012-09"],
  ["September 2012", "2012-09"],
  ["sept. 2012", "2012-09"],
  ["9/2012", "2012-09"],
  ["2012/09", "2012-09"],
  ["2020-05-01T00:00:00Z", "2020-05-01"],
  ["June 3rd, 2017", "2017-06-03"],
  ["3. Juni 2017", "2017-06-03"],
  ["31.12.2017", "2017-12-31"],
  ["12/31/2017", "2017-12-31"],
  ["05/06/2017", "2017"],
  ["Fall 2017", "2017"],
  ["2017-13", "2017"],
  ["2017-02-31", "2017-02"],
  [2017, "2017"],
])("the date %p is read as %s, and reported", (written, meant) => {
  const { value, changed } = readResume({ basics: me, work: [{ ...post, startDate: written }] })
  expect(value.work).toMatchObject([{ startDate: meant }])
  const expected = [expect.stringContaining(`work[0].startDate: ${meant}`)]
  expect(changed).toEqual(typeof written === "number" ? [] : expected)
})

test.each(["2012 – 2016", "2012-2016", "2012 to 2016"])("%p is a time from one year to another", (time) => {
  const { value } = readResume({ basics: me, education: [{ school: "TU", dates: time }] })
  expect(value.education).toEqual([{ institution: "TU", startDate: "2012", endDate: "2016" }])
})

test.each(["Present", "current", "Now", "heute", "", null])("a post until %p still goes on", (endDate) => {
  const { value } = readResume({ basics: me, work: [{ ...post, startDate: "2020", endDate }] })
  expect(value.work).toEqual([{ ...post, startDate: "2020" }])
})

test("former names of fields, addresses without https and profiles without an address are understood", () => {
  const old = { company: "Acme", website: "http://acme.example", position: "Developer", startDate: "2020" }
  const { value, left } = readResume({
    basics: {
      ...me,
      website: "ana.example.org",
      email: "Ana <ana@example.org>",
      profiles: [{ network: "GitHub", username: "@ana" }, {}, { url: "linkedin.com/in/ana" }],
    },
    work: [old],
  })
  expect(value.work).toMatchObject([{ name: "Acme", url: "https://acme.example" }])
  expect(value.basics).toMatchObject({
    url: "https://ana.example.org",
    email: "ana@example.org",
    profiles: [
      { network: "GitHub", url: "https://github.com/ana" },
      { network: "LinkedIn", url: "https://linkedin.com/in/ana" },
    ],
  })
  expect(left).toEqual([])
})

test.each([
  ["skills as words", "skills", ["HTML", "CSS"], [{ name: "Skills", keywords: ["HTML", "CSS"] }]],
  ["skills in one text", "skills", "HTML, CSS", [{ name: "Skills", keywords: ["HTML", "CSS"] }]],
  ["skills by group", "skills", { Web: ["HTML"] }, [{ name: "Web", keywords: ["HTML"] }]],
  [
    "keywords in one text",
    "skills",
    [{ name: "Web", keywords: "HTML, CSS" }],
    [{ name: "Web", keywords: ["HTML", "CSS"] }],
  ],
  ["languages as words", "languages", ["English"], [{ language: "English" }]],
  ["languages by name", "languages", { English: "Native" }, [{ language: "English", fluency: "Native" }]],
  ["one post without a list", "work", post, [post]],
  ["the post's name in capitals", "Work_Experience", [{ Company: "Acme", job_title: "Developer" }], [post]],
  [
    "points in one text",
    "work",
    [{ ...post, highlights: "- One.\n- Two." }],
    [{ ...post, highlights: ["One.", "Two."] }],
  ],
  [
    "a place with parts",
    "work",
    [{ ...post, location: { city: "Bonn", country: "Germany" } }],
    [{ ...post, location: "Bonn, Germany" }],
  ],
  [
    "a grade as a number",
    "education",
    [{ institution: "TU", gpa: 3.7 }],
    [{ institution: "TU", score: "3.7" }],
  ],
  ["nothing for a text", "work", [{ ...post, summary: null, url: "" }], [post]],
])("%s are taken", (_, key, written, taken) => {
  expect(Object.values(readResume({ basics: me, [key]: written }).value)).toContainEqual(taken)
})

test.each([
  ["Austin, Texas, United States", { city: "Austin", region: "Texas", countryCode: "US" }],
  ["Austin, TX", { city: "Austin", region: "TX" }],
  ["Berlin, Germany", { city: "Berlin", countryCode: "DE" }],
  [
    { city: "Berlin", countryCode: "Germany" },
    { city: "Berlin", countryCode: "DE" },
  ],
  [[{ city: "Berlin" }], { city: "Berlin" }],
])("the place %j is understood", (location, parts) => {
  expect(readResume({ basics: { ...me, location } }).value.basics.location).toEqual(parts)
})

test("what the schema refuses is left out with its value and the reason in words, and the rest is written", () => {
  const { value, left } = readResume({
    basics: {
      ...me,
      summary: "Word ".repeat(200),
      email: "none",
      profiles: [{ network: "Chess", username: "ana" }],
    },
    work: [
      { position: "Developer" },
      post,
      { ...post, startDate: "last spring" },
      { ...post, startDate: "2020", endDate: "2019" },
    ],
    constructor: [{ toString: "1" }],
  })
  expect(value.work).toEqual([{ ...post, startDate: "2020" }, post, post])
  expect(left).toEqual(
    [
      /^basics\.email "none" must be an email address/,
      /^basics\.summary "Word .*600.*cut/,
      /^basics\.profiles\[0\]\.url is missing in ".*Chess.*"; so basics\.profiles\[0\] is left out/,
      /^work\[0\]\.name is missing in ".*Developer.*"; so work\[0\] is left out/,
      /^work\[2\]\.startDate "last spring" must be a year.*; it is left out/,
      /^work\[\d\]\.endDate "2019" is before it began, 2020; it is left out/,
      /^constructor/,
    ].map((line) => expect.stringMatching(line)),
  )
  expect(left.join("\n")).not.toMatch(/zod|issue|expected/)
})

test("posts stand as the page shows them, the newest first", () => {
  const spans = [["2012", "2014"], ["2018"], ["2014", "2018"]]
  const work = spans.map(([startDate, endDate]) => ({ ...post, startDate, endDate }))
  expect(readResume({ basics: me, work }).value.work).toMatchObject([
    { startDate: "2018" },
    { startDate: "2014" },
    { startDate: "2012" },
  ])
})
