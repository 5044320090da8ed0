import { existsSync, readFileSync } from "node:fs"

const settings = "netlify.toml"
// An owner whose host is not Netlify may delete it.
const whereItIs = existsSync(settings) ? describe : describe.skip

whereItIs("Netlify's search for secrets", () => {
  test("lets the public ids of the contact form pass, and nothing else", () => {
    const [, omitted = ""] = /^ *SECRETS_SCAN_OMIT_KEYS = "(.*)"$/m.exec(readFileSync(settings, "utf8")) ?? []
    const ids = [...readFileSync(".env.example", "utf8").matchAll(/^(\w+)=/gm)].map(([, name]) => name)
    expect(omitted.split(",")).toEqual(ids)
  })
})
