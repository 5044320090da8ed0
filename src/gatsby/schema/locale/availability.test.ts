import { availabilityText } from "./availability"
import en from "../../../words/en.json"
import { fillIn } from "../../../text/fill-in"

const usual = en.availability
const dates = { projects: "2026-12-07", fullTime: "2027-01-04" }

test("a date to come is named as the language writes it, and one that has come is now", () => {
  expect(availabilityText(dates, "2026-12-06", "en-US", usual)).toEqual({
    projects: fillIn(usual.projects, { day: "December 7, 2026" }),
    fullTime: fillIn(usual.fullTime, { day: "January 4, 2027" }),
    start: "January 4, 2027",
  })
  expect(availabilityText(dates, "2026-12-07", "en-US", usual).projects).toBe(usual.projectsNow)
  expect(availabilityText(dates, "2027-02-01", "en-US", usual)).toMatchObject({ start: usual.now })
})

test("what is not offered is not said", () => {
  expect(availabilityText({ projects: "2026-12-07" }, "2026-01-01", "en-US", usual)).toMatchObject({
    fullTime: null,
    start: null,
  })
})

test("the owner's words take the place of ours", () => {
  const words = { projects: "Ab {day} frei", now: "Sofort" }
  const own = availabilityText({ ...dates, words }, "2026-12-01", "de-DE", usual)
  expect(own.projects).toBe("Ab 7. Dezember 2026 frei")
  expect(availabilityText({ ...dates, words }, "2028-01-01", "de-DE", usual).start).toBe("Sofort")
})
