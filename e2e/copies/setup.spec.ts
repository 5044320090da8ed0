import { rmSync } from "node:fs"
import { runIn } from "../../test/copies/copy-site"
import { setupWith, shipCopy } from "../../test/copies/ship-copy"
import { copy, restoreSnapshot } from "../../test/copies/site-snapshot"
import { isSample } from "../../test/is-sample"
import { git } from "../../test/commands/git"
import { samplePicturesLeft } from "../../test/setup/sample-pictures-left"
import { sampleWordsLeft } from "../../test/setup/sample-words-left"
import { expect, test } from "../helpers/base"
import { addresses, expectNothingLost } from "./sparse-content"
import { build, inCopy, page } from "./built"
import { addEnglish, expectEnglishBeside } from "./second-language"

/** `npm run setup` on the project as it is shipped, unattended, with three answers files, and the site that comes of each. */

test.describe.configure({ mode: "serial", timeout: 1_800_000 })
test.skip(!isSample, "The sample is gone here, so there is none to take out.")

test.beforeAll(async () => {
  test.setTimeout(1_800_000)
  await restoreSnapshot()
  shipCopy(copy)
})

/** What must be on the pages that answers bring, by their addresses. Other pages with answers of their own are not built. */
const expected = {
  barest: { "/": ['<html lang="en-US"', "Jo Li", "I make websites."], "/about-jo/": ["Rome"] },
  fullest: {
    "/": ["Ada Byron", "I make websites for small shops."],
    "/booking/": ["calendly.com/ada-byron/call"],
    "/contact/": ["tel:+15035557100", "<textarea"],
    "/pricing/": ["A Shop", "$3200"],
    "/resume/": ["Mill Bakery", "Willamette Evening College"],
    "/work/": ["Abacus", "Night Shift", "Tide Table", "Ledger for Windows"],
  },
  german: {
    "/": [
      '<html lang="de-DE"',
      "Menü öffnen",
      "Käthe Größ",
      "Ich baue Websites für kleine Läden.",
      "Bücherkiste",
    ],
    "/contact/": ["tel:+492214710123"],
    "/pricing/": ["Eine Seite", "900"],
    "/work/": ["Die Liste auf Papier war jeden Mittag veraltet."],
  },
} as const

/** What an owner adds after the setup. */
const further: Readonly<Record<string, () => void>> = { german: addEnglish }

const optional = ["/booking/", "/pricing/", "/resume/", "/work/"]

for (const [name, pages] of Object.entries(expected))
  test(`the ${name} answers make a site that is in order, whole, ready to go live, and nothing of the sample`, async () => {
    git(copy, "reset", "--quiet", "--hard", "shipped")
    rmSync(inCopy(".env.production"), { force: true })
    const setup = await runIn(copy, "npm", setupWith(name))
    expect(setup.code, setup.output).toBe(0)
    further[name]?.()
    await build()
    // In the copy, which has fonts of its own.
    for (const command of ["audit", "launch:check"]) {
      const { code, output } = await runIn(copy, "npm", ["run", command])
      expect.soft(code, output).toBe(0)
    }
    expectNothingLost()
    for (const [address, words] of Object.entries(pages))
      for (const word of words) expect.soft(page(address), address).toContain(word)
    const [asked, made] = [optional.filter((address) => address in pages), new Set(addresses())]
    expect.soft(optional.filter((address) => made.has(address))).toEqual(asked)
    expect.soft(sampleWordsLeft(copy)).toEqual([])
    expect.soft(await samplePicturesLeft(copy)).toEqual([])
  })

test("English as the second language of the German site has pages where there are translations, and no page has words of the other", () => {
  expectEnglishBeside()
})
