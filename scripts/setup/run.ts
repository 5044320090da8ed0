import { isDeepStrictEqual, parseArgs } from "node:util"
import { readResume } from "../import/read-resume"
import { readSource } from "../import/read-source"
import type { Terminal } from "../new/ask"
import { apply } from "./write/apply"
import { askAll } from "./questions/ask-all"
import { readCurrent } from "./current"
import { gather } from "./gather"
import { requireCleanWorkTree } from "../repository/git"
import { help } from "./report/help"
import { forgetAnswers, keepAnswers } from "./questions/kept-answers"
import { blockerLines, leftLines } from "./report/remaining-tasks"
import { planOf } from "./plan/changes"
import { planLines } from "./report/print"
import { fromResume, proposals } from "./questions/propose"
import { checked, flags, fromFile, fromFlags, nearFlag } from "./questions/read-answers"

/** `npm run setup`: makes the project its owner's, or says why not and sets the exit code. `terminal` answers questions. */
export async function run(args: string[], terminal?: Terminal) {
  try {
    await setUp(args, terminal)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

async function setUp(args: string[], terminal?: Terminal) {
  const root = process.cwd()
  const options = optionsOf(args)
  if (options["help"]) return console.log(help())
  if (!options["dry-run"]) requireCleanWorkTree(root)
  const file = typeof options["answers"] === "string" ? options["answers"] : undefined
  const given = { ...(file === undefined ? {} : fromFile(file)), ...fromFlags(options) }
  const isAsked = terminal !== undefined && file === undefined
  const asked = { ...given }
  try {
    if (isAsked) {
      await askAll(root, asked, terminal)
      // For whoever presses Ctrl-C while it works, too.
      keepAnswers(root, asked)
    }
    await setUpWith(root, asked, options, file)
    forgetAnswers(root)
  } catch (error) {
    if (!isAsked || isDeepStrictEqual(asked, given)) throw error
    const said = error instanceof Error ? error.message : String(error)
    throw new Error(`${said}\n${keepAnswers(root, asked)}`, { cause: error })
  }
}

/** Does it with the answers. @throws with what is wrong. The project is then as it was. */
async function setUpWith(
  root: string,
  asked: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, unknown>>,
  file: string | undefined,
) {
  const read = typeof asked["resume"] === "string" ? readResume(readSource(asked["resume"])) : undefined
  const known = { ...(read && fromResume(read.value)), ...asked }
  const answers = checked({ ...proposals(root, known), ...known }, file ?? "--")
  const facts = await gather(root, answers, read?.value)
  const plan = planOf(readCurrent(root), facts, options["force"] === true)
  const untaken = lines("Not taken:", [...(read?.left ?? []), ...plan.left])
  if (options["dry-run"]) return console.log([...planLines(plan, facts), ...untaken].join("\n"))
  await apply(root, plan.changes, facts)
  const blockers = await blockerLines(root)
  console.log(
    [
      "npm run content:check: the content is in order.",
      blockers.length === 0
        ? "npm run launch:check: nothing of the sample is left, it may go live."
        : "npm run launch:check: see below, it may not go live yet.",
      ...lines("Left as you have changed it (--force writes it anew):", plan.kept),
      ...untaken,
      ...lines("What is left to do:", leftLines(blockers, plan.tasks)),
    ].join("\n"),
  )
}

const lines = (title: string, items: readonly string[]) =>
  items.length > 0 ? ["", title, ...items.map((item) => `  ${item}`)] : []

/** The given flags. @throws if one is unknown, with the nearest known one. */
function optionsOf(args: string[]): Readonly<Record<string, unknown>> {
  const switches = Object.fromEntries(
    ["dry-run", "force"].map((name) => [name, { type: "boolean" as const }]),
  )
  const options = {
    ...flags,
    ...switches,
    answers: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    const [, flag = ""] = /'--([\w-]+)'/.exec(String(error)) ?? []
    const said = error instanceof Error ? error.message.split(". ")[0] : String(error)
    throw new Error(`${said}${nearFlag(flag)}.\n\n${help()}`, { cause: error })
  }
}
