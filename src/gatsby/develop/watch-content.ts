import { watch } from "chokidar"
import type { Reporter } from "gatsby"
import { checkContent } from "../../model/validate/check"
import { issueLine, errorReport } from "../../model/errors/content-issue"
import { isLeftover } from "../../model/read/files"
import { contentFolder } from "../source/content-folder"
import { copyContent } from "./copy-content"

/** How long the files must be unchanged, in ms. Editors save in steps, and folders move file by file. */
const quiet = 150

/** Checks the content now and after every change, and copies it for the site when valid. Resolves once it first is. */
export function watchContent(root: string, reporter: Reporter): Promise<void> {
  return new Promise((inOrder) => {
    let started = false
    let reported = { broken: false, report: "" }

    const look = async () => {
      const { errors, warnings } = await checkContent(root)
      const broken = errors.length > 0
      if (!broken) copyContent(root, "content", contentFolder)
      if (reported.broken && !broken) reporter.success("The content is in order again")
      const report = broken
        ? `${errorReport(errors)}\n${meanwhile(started)}`
        : warnings.map(issueLine).join("\n")
      if (report && report !== reported.report) (broken ? reporter.error : reporter.warn)(report)
      reported = { broken, report }
      started ||= !broken
      if (started) inOrder()
    }

    let last = Promise.resolve()
    const lookNext = () => {
      last = last.then(look).catch((error: unknown) => {
        reporter.error(`The content could not be read: ${String(error)}`)
      })
    }

    let timer: NodeJS.Timeout | undefined
    watch(["content", "static"], { cwd: root, ignoreInitial: true, ignored: isLeftover })
      .on("ready", lookNext)
      .on("all", () => {
        clearTimeout(timer)
        timer = setTimeout(lookNext, quiet)
      })
  })
}

const meanwhile = (started: boolean) =>
  started ? "Until it is mended, the site stays as it was." : "The site starts as soon as it is mended."
