import type { GatsbyNode } from "gatsby"
import { deployStop } from "../launch/what-is-left"
import { provider } from "../lib/send-message"
import { checkContent } from "../model/check"
import { faultLine, faultReport } from "../model/fault"

/**
 * The content is checked before anything is made of it: a fault stops a build, `npm start` tells it
 * and goes on; a warning stops neither. A production deploy on the host stops for samples, too, unless
 * the owner says otherwise (src/launch/).
 */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  if (process.env.NODE_ENV === "production" && !provider()) {
    reporter.warn(
      "The contact form cannot send: set GATSBY_EMAILJS_PUBLIC_KEY, GATSBY_EMAILJS_SERVICE_ID and GATSBY_EMAILJS_TEMPLATE_ID. Until then the page offers your email address.",
    )
  }
  const { faults, warnings } = await checkContent(process.cwd())
  for (const warning of warnings) reporter.warn(faultLine(warning))
  const stop = faults.length ? undefined : deployStop(process.cwd(), process.env)
  if (stop) {
    reporter.error(stop)
    process.exit(1)
  }
  if (faults.length === 0) return
  if (process.env.NODE_ENV === "production") {
    reporter.error(faultReport(faults))
    process.exit(1)
  }
  for (const fault of faults) reporter.warn(faultLine(fault))
}
