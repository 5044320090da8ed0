import { test } from "../helpers/base"
import { everyPage, firstOfTemplate } from "./expect-rules"
import { onPhone, phone } from "./on-phone"

/** One page of each kind on a phone. e2e/conditions/phone.spec.ts visits the others. */

test.describe.configure({ mode: "parallel" })
test.use(phone)

for (const route of everyPage) if (firstOfTemplate(route)) onPhone(route)
