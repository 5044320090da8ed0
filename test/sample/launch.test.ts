/** @jest-environment node */
import { leftLine } from "../../src/launch/left"
import { whatIsLeft } from "../../src/launch/what-is-left"

test("the launch check names the owner, the addresses, the samples and the provider, each with its file", () => {
  const told = whatIsLeft(process.cwd(), {}).map(leftLine)
  for (const expected of [
    /^content\/site\.json:\d+ owner is the placeholder owner: /,
    /^content\/site\.json:\d+ owner\.email is an example, /,
    /^content\/site\.json:\d+ url is an example, /,
    /^content\/lists\/testimonials\.json:\d+ items\[0\] is a sample review: /,
    /^content\/lists\/currencies\.json:\d+ items\[0\]\.link is an example, /,
    /^content\/pages\/booking\.json:\d+ calendar is an example, /,
    /^content\/blog\/netflix-blog\/index\.mdx:\d+ is sample content: /,
  ])
    expect(told).toContainEqual(expect.stringMatching(expected))
})
