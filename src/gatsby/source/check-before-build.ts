import type { GatsbyNode, Reporter } from "gatsby"
import { deployStop } from "../../launch/find-launch-issues"
import { provider } from "../../message/send-message"
import { checkContent } from "../../model/validate/check"
import { issueLine, errorReport } from "../../model/errors/content-issue"
import { beginBuild, forgetBuild } from "./build-marker"
import { watchContent } from "../develop/watch-content"

/** Errors stop a build before it changes any file; samples stop a production deploy (src/launch/). */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter, pathPrefix }) => {
  if (process.env.NODE_ENV !== "production") {
    forgetBuild(process.cwd())
    return
  }
  const { errors, warnings } = await checkContent(process.cwd())
  for (const warning of warnings) reporter.warn(issueLine(warning))
  const stop = errors.length ? undefined : await deployStop(process.cwd(), process.env)
  if (stop) {
    reporter.error(stop)
    process.exit(1)
  }
  if (errors.length > 0) {
    reporter.error(errorReport(errors))
    process.exit(1)
  }
  if (beginBuild(process.cwd(), pathPrefix))
    reporter.info(
      "This build starts from scratch: the last build did not finish, ran in another folder or for another address, or `npm start` ran after it.",
    )
}

/** `npm start` waits until the content is valid, and then always shows its last valid state. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  if (process.env.NODE_ENV === "production") warnOfProvider(reporter)
  else await watchContent(process.cwd(), reporter)
}

function warnOfProvider(reporter: Reporter) {
  if (provider()) return
  reporter.warn(
    "The contact form cannot send: set GATSBY_EMAILJS_PUBLIC_KEY, GATSBY_EMAILJS_SERVICE_ID and GATSBY_EMAILJS_TEMPLATE_ID. Until then the page offers your email address.",
  )
}
