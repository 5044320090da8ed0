import { dayOf } from "../calendar/dates"
import { answersIn, costWords, isNeeded, listQuery, neededAccounts, sumWords, yearlyCost } from "./accounts"
import type { Answers, Asked } from "./rules"

const today = dayOf("2026-11-28")
const asked: Asked = {
  pages: { usual: 5, most: 40 },
  languages: { most: 5 },
  choices: [
    { key: "sells", options: [{ key: "no" }, { key: "bookings" }, { key: "shop" }] },
    { key: "pictures", options: [{ key: "ready" }, { key: "find" }] },
  ],
}
const answers = (changes: Partial<Answers> = {}): Answers => ({
  pages: 5,
  languages: 1,
  picks: { sells: "no", pictures: "ready" },
  ...changes,
})
const account = (low: number, high: number, ...by: string[]) => ({
  cost: { low, high },
  needed: by.length > 0 ? { by } : null,
})

test("an account without an answer is needed by every site", () => {
  expect(isNeeded(account(1, 2), answers())).toBe(true)
})

test("any one of its answers makes an account needed, and no other answer does", () => {
  const calendar = account(0, 0, "sells=bookings", "pictures=find")
  expect(isNeeded(calendar, answers())).toBe(false)
  expect(isNeeded(calendar, answers({ picks: { sells: "shop", pictures: "ready" } }))).toBe(false)
  expect(isNeeded(calendar, answers({ picks: { sells: "bookings", pictures: "ready" } }))).toBe(true)
  expect(isNeeded(calendar, answers({ picks: { sells: "no", pictures: "find" } }))).toBe(true)
})

test("numbers mean so many or more", () => {
  expect(isNeeded(account(0, 0, "languages=2"), answers())).toBe(false)
  expect(isNeeded(account(0, 0, "languages=2"), answers({ languages: 3 }))).toBe(true)
  expect(isNeeded(account(0, 0, "pages=10"), answers({ pages: 9 }))).toBe(false)
  expect(isNeeded(account(0, 0, "pages=10"), answers({ pages: 10 }))).toBe(true)
})

test("without answers the sum is that of what every site needs", () => {
  const all = [account(10, 20), account(0, 240), account(0, 144, "sells=bookings")]
  expect(yearlyCost(neededAccounts(all, undefined))).toEqual({ low: 10, high: 260 })
  const booking = answers({ picks: { sells: "bookings", pictures: "ready" } })
  expect(yearlyCost(neededAccounts(all, booking))).toEqual({ low: 10, high: 404 })
  expect(yearlyCost([])).toEqual({ low: 0, high: 0 })
})

test.each(["", "?", "?utm_source=mail", "?sells=everything", "?pages=99", "?__proto__=1"])(
  "an address has no answers: %j",
  (search) => {
    expect(answersIn(search, asked, today)).toBeUndefined()
  },
)

test("an address has answers if one of its parts is one, also that which is the usual one", () => {
  expect(answersIn("?sells=shop&x=1", asked, today)?.picks).toEqual({ sells: "shop", pictures: "ready" })
  expect(answersIn("?pages=5", asked, today)).toEqual(answers())
})

test("a cost is put by whether it may be nothing, and a sum as its figures alone", () => {
  const formats = { money: ["$#", "$##", "$###"], digits: "0123456789" }
  const words = { about: "about {cost}", most: "up to {cost}", nothing: "nothing" }
  const said = (low: number, high: number) => costWords({ low, high }, words, formats)
  expect([said(10, 20), said(15, 15), said(0, 240), said(0, 0)]).toEqual([
    "about $10 – $20",
    "about $15",
    "up to $240",
    "nothing",
  ])
  expect(sumWords({ low: 0, high: 240 }, words, formats)).toBe("$0 – $240")
  expect(sumWords({ low: 0, high: 0 }, words, formats)).toBe("nothing")
})

test("the address of a list has its answers, also where they are the usual ones", () => {
  const shop = answers({ picks: { sells: "shop", pictures: "ready" } })
  expect(listQuery(shop, asked, today)).toBe("?sells=shop&dated=20261128")
  expect(listQuery(answers(), asked, today)).toBe("?pages=5")
  expect(answersIn(listQuery(answers(), asked), asked, today)).toEqual(answers())
})
