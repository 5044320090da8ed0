import { test } from "../helpers/base"
import { everyPage, firstOfTemplate } from "../pages/expect-rules"
import { onPhone, phone } from "../pages/on-phone"

/** All further pages on a phone. They have the layout of the first of their kind, which e2e/pages/phone.spec.ts visits. */

test.describe.configure({ mode: "parallel" })
test.use(phone)

for (const route of everyPage) if (!firstOfTemplate(route)) onPhone(route)
