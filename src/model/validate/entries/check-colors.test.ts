import { fixture } from "../../../../test/fixture"
import { checkColors } from "./check-colors"
import { readContent } from "../../read/content"
import type { Entry } from "../../read/read-entries"

const { entries } = readContent(fixture)

/** An entry with one color replaced. */
function recolored(file: string, key: string, color: string): Entry {
  const entry = entries.find((other) => other.file === file)!
  const data = JSON.stringify(entry.data).replace(new RegExp(`"${key}":"#\\w{6}"`), `"${key}":"${color}"`)
  return { ...entry, data: JSON.parse(data) }
}

test("text in readable colors has no error", () => {
  expect(entries.flatMap(checkColors)).toEqual([])
})

test.each([
  ["content/projects/loom/project.json", "color", "#5fbfb3", "color", "darker"],
  ["content/projects/loom/project.json", "text", "#888888", "text", "lighter"],
  ["content/projects/loom/project.json", "text2", "#0f766e", "text2", "lighter"],
  ["content/states/yorkshire.json", "bgColor", "#d98a5f", "areas.bgColor", "darker"],
  ["content/states/yorkshire.json", "color", "#d98a5f", "areas.color", "darker"],
  ["content/lists/testimonials.json", "color", "#cccccc", "items[0].color", "darker"],
  ["content/lists/currencies.json", "text", "#777777", "items[0].text", "lighter"],
])("in %s, reports a %s of %s with the ratio and the remedy", (file, key, color, place, way) => {
  const [issue] = checkColors(recolored(file, key, color))
  expect(issue).toMatchObject({ file, place })
  expect(issue?.line).toBeGreaterThan(1)
  expect(issue?.reason).toMatch(new RegExp(`contrast of \\d+(?:\\.\\d+)?:1 .+ needs 4\\.5:1, .+ ${way}`))
})
