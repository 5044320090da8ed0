import { watch } from "chokidar"
import type { Reporter } from "gatsby"
import { type Findings, checkContent } from "../model/check"
import { faultLine, faultReport } from "../model/fault"
import { contentFolder } from "./content-folder"
import { copyContent } from "./copy-content"

/** How long the files have to be still: an editor saves in steps, and a folder is moved file by file. */
const quiet = 150

/**
 * For `npm start`: checks the content now and after every change, tells what is wrong, and hands it on
 * to the site whenever all of it is in order.
 * @returns when it is in order for the first time.
 */
export function followContent(root: string, reporter: Reporter): Promise<void> {
  return new Promise((inOrder) => {
    let started = false
    let told = ""
    let last = Promise.resolve()

    const look = async () => {
      const findings = await checkContent(root)
      const sound = findings.faults.length === 0
      if (sound) copyContent(root, "content", contentFolder)
      const report = reportOf(findings, started)
      if (report && report !== told) (sound ? reporter.warn : reporter.error)(report)
      if (!report && told) reporter.success("The content is in order again")
      told = report
      started ||= sound
      if (sound) inOrder()
    }
    const lookNext = () => {
      last = last.then(look).catch((error: unknown) => {
        reporter.error("The content could not be checked", toError(error))
      })
    }

    let timer: NodeJS.Timeout | undefined
    watch(["content", "static"], { cwd: root, ignoreInitial: true }).on("all", () => {
      clearTimeout(timer)
      timer = setTimeout(lookNext, quiet)
    })
    lookNext()
  })
}

function reportOf({ faults, warnings }: Findings, started: boolean): string {
  if (faults.length === 0) return warnings.map(faultLine).join("\n")
  const meanwhile = started
    ? "Until it is mended, the site stays as it was."
    : "The site starts as soon as it is mended."
  return `${faultReport(faults)}\n${meanwhile}`
}

const toError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))
