import { rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { copyFixture } from "../../../test/fixture"
import { readContent } from "../../model/read/content"
import { jsonResume } from "./json-resume"

const secret = "12 Private Lane"

test("the file has what the page shows, and nothing that no page shows", () => {
  const root = copyFixture()
  const resume = {
    basics: {
      name: "Ada",
      summary: "I make sites.",
      image: secret,
      phone: secret,
      location: { city: "Austin", address: secret, postalCode: secret },
    },
    work: [{ name: "Mill", position: "Developer", startDate: "2020", description: secret }],
    projects: [{ name: "Loom", roles: [secret], entity: secret, type: secret }],
    interests: [{ name: secret, keywords: [secret] }],
    references: [{ name: secret, reference: secret }],
    meta: { theme: secret },
  }
  writeFileSync(path.join(root, "content/resume.json"), JSON.stringify(resume))
  const json = jsonResume(readContent(root), "https://ada.example")
  rmSync(root, { recursive: true })
  expect(json).toMatchObject({
    basics: { name: "Ada", location: { city: "Austin" } },
    work: [{ name: "Mill", position: "Developer", startDate: "2020" }],
    projects: [{ name: "Loom" }],
  })
  expect(JSON.stringify(json)).not.toContain(secret)
})
