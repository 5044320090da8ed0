import { owner } from "../../test/pages"
import { test } from "./fixtures"

test("where no script file comes, the address takes the button's place", async ({ visitor }) => {
  visitor.relay.refused = /\.js$/
  await visitor.open("/contact/")
  await visitor.seesShown(`main form a[href="mailto:${owner.email}"]`)
  await visitor.seesNo("main form [type=submit]")
})
