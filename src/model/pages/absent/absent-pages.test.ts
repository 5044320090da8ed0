import { absentPages, byAddress, switchedPages } from "./absent-pages"

const full: Readonly<Record<string, readonly unknown[]>> = {
  Project: [{}],
  Article: [{}],
  Resume: [{}],
  SkillList: [{ groups: [{ items: [{}] }] }],
  PlanList: [{ items: [{}] }],
  CurrencyList: [{ items: [{}] }],
  EstimatePage: [{}],
  MadePage: [{}],
  LedgerClaim: [{}],
  AccessibilityPage: [{}],
  TextPage: [{}],
  YoursPage: [{}],
}
const absentWith = (content: Readonly<Record<string, readonly unknown[]>>, settings: unknown = {}) =>
  absentPages(settings, (kind) => content[kind] ?? [])

test("a site with something of each kind has every page", () => {
  expect([...absentWith(full).keys()]).toEqual([])
  expect([...absentWith(full, { pages: {} }).keys()]).toEqual([])
})

test.each(switchedPages)("%s is switched off by its setting, and by nothing but false", (name) => {
  expect(absentWith(full, { pages: { [name]: false } }).get(name)).toContain("content/site.json")
  expect([...absentWith(full, { pages: { [name]: true } })]).toEqual([])
})

test.each([
  ["work", "Project", []],
  ["blogs", "Article", []],
  ["resume", "Resume", []],
  ["skills", "SkillList", []],
  ["skills", "SkillList", [{ groups: [] }]],
  ["estimate", "EstimatePage", []],
  ["made", "MadePage", []],
  ["proof", "LedgerClaim", []],
  ["accessibility", "AccessibilityPage", []],
  ["terms", "TextPage", []],
  ["yours", "YoursPage", []],
  ["payment", "CurrencyList", []],
  ["payment", "CurrencyList", [{ items: [] }]],
])("there is no %s page where %s is %j, and every other page is there", (name, kind, entries) => {
  expect([...absentWith({ ...full, [kind]: entries }).keys()]).toEqual([name])
})

test.each([[[]], [[{ items: [] }]]])(
  "without plans (%j) there is no pricing page and no estimate",
  (plans) => {
    expect([...absentWith({ ...full, PlanList: plans }).keys()].toSorted()).toEqual(["estimate", "pricing"])
  },
)

test("a list that cannot be read takes no page away, as its own error is reported", () => {
  expect([...absentWith({ ...full, CurrencyList: [undefined] }).keys()]).toEqual([])
})

test("pages with the owner's short name in their address are found by it", () => {
  expect([...byAddress(absentWith({}), "ada").keys()].toSorted()).toEqual([
    "/accessibility/",
    "/ada-blogs/",
    "/estimate/",
    "/made/",
    "/payment/",
    "/pricing/",
    "/proof/",
    "/resume/",
    "/skills/",
    "/terms/",
    "/work/",
    "/yours/",
  ])
})
