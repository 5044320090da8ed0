import type { GatsbyNode } from "gatsby"
import { checkContent } from "../model/check"
import { faultLine, faultReport } from "../model/fault"

/** The content is checked before anything is made of it: a build stops, `npm start` tells and goes on. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const faults = await checkContent(process.cwd())
  if (faults.length === 0) return
  if (process.env.NODE_ENV === "production") {
    reporter.error(faultReport(faults))
    process.exit(1)
  }
  for (const fault of faults) reporter.warn(faultLine(fault))
}
