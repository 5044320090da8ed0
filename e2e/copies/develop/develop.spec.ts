import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { test } from "../../helpers/base"
import { rewrite } from "../../../test/copies/copy-site"
import { copy, restoreSnapshot } from "../../../test/copies/site-snapshot"
import { editor, secret, untouched } from "./editor"
import { waitForFix, mistakes, brokenFile } from "./mistakes"
import { start, stop } from "./server"

/** `npm start` in the copy of the small site. It starts once, with an error in the content, for the tests of both files. */

test.describe.configure({ timeout: 900_000 })

test.beforeAll(async () => {
  test.setTimeout(900_000)
  await restoreSnapshot()
  mkdirSync(path.join(copy, ".git"))
  for (const file of untouched.slice(0, 2)) writeFileSync(path.join(copy, file), secret)
  rewrite(path.join(copy, "content", brokenFile), (text) => text.replace('"tags": [', '"tags": ["a" '))
  await start()
  await waitForFix()
})

test.afterAll(stop)

test.describe("while the owner makes mistakes", mistakes)
test.describe("the editor at /admin/", editor)
