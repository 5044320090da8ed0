import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { templates } from "../test/page-templates"
import { routes } from "../test/pages"

export const help = `npm run bench [-- options]

Measures the site beside a page written by hand (bench/floor): Lighthouse with its mobile preset, the thread
time of long tasks while a page starts, moves from page to page and presses of buttons on a slow processor and
network. What misses its bar has a *. Nothing else should run on the machine meanwhile.

  --quick          home, contact and a state page alone, three runs, no moves or presses: about five minutes
  --no-build       measure public/ as it is; else the build of the browser checks is made first
  --runs N         the median of N runs, 5 by default
  --page PATH      measure this page, say /work/; may be given several times
  --all            measure every page; else one of each kind
  --only PART      pages, tasks, moves, interactions, slow or taps; else all but the last two: slow opens each page on
                   a connection of 400 kbit/s with losses; taps taps every control of each page while the page starts
                   and after, which takes about an hour
  --beside DIR     measure the pages and tasks of another build, say the public/ of a clone without a change, by turns
                   with this one: the only comparison to trust on a machine whose speed varies
  --growth         measure instead how builds and pages grow with the number of entries, on copies of the site
  --sizes LIST     with --growth: how many entries are added, 10,100,1000 by default
  --no-pictures    with --growth: the entries share one picture, so that what text costs is seen
  --astro          with --growth: measure Astro on as many pictures as well (fetched from the npm registry)
  --setup          measure instead the way from a bare clone to a site of one's own: install, npm run setup with its
                   answers typed in a terminal, build, checks; then the same unattended with three answers files
  --no-tests       with --setup: without npm test on the first of these sites
  --record         write what was measured of the pages into the ledger: content/claims/, for the page /proof/
  --out FILE       where the results go; else a file in bench/results/ named by the time
  --compare FILE   print what was in FILE beside what is now
  --help           this text`

const parts = ["pages", "tasks", "moves", "interactions", "slow", "taps"] as const

/** What is measured only when it is asked for. */
const asked = new Set(["slow", "taps"])

/** The templates that `--quick` measures: the longest, one with a form, one with a film. */
const quickTemplates = new Set(["index", "contact", "state-landing"])
const isPart = (name: string): name is (typeof parts)[number] => parts.some((part) => part === name)

const whole = (words: string, name: string) => {
  const number = Number(words)
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} takes whole numbers from 1, not "${words}".`)
  return number
}

const nameOf = (path: string) => templates.find((template) => template.path === path)?.name ?? path

/** Reads the command line. Throws with the option and its allowed values if one is invalid. */
export function readOptions(argv: string[]) {
  const { values } = parseArgs({
    args: argv,
    options: {
      quick: { type: "boolean", default: false },
      "no-build": { type: "boolean", default: false },
      runs: { type: "string" },
      page: { type: "string", multiple: true, default: [] },
      all: { type: "boolean", default: false },
      only: { type: "string", multiple: true },
      growth: { type: "boolean", default: false },
      sizes: { type: "string", default: "10,100,1000" },
      "no-pictures": { type: "boolean", default: false },
      astro: { type: "boolean", default: false },
      setup: { type: "boolean", default: false },
      "no-tests": { type: "boolean", default: false },
      record: { type: "boolean", default: false },
      beside: { type: "string" },
      out: { type: "string" },
      compare: { type: "string" },
      help: { type: "boolean", default: false },
    },
  })
  const only = values.only ?? (values.quick ? ["pages", "tasks"] : parts.filter((part) => !asked.has(part)))
  const stranger = only.find((part) => !isPart(part))
  if (stranger !== undefined) throw new Error(`--only takes ${parts.join(", ")}, not "${stranger}".`)
  if (values.record && (values.growth || values.setup || !only.includes("pages")))
    throw new Error(
      "--record writes what was measured of pages; leave --growth and --setup out, and --only, or name pages there.",
    )
  if (values.beside !== undefined && !existsSync(`${values.beside}/index.html`))
    throw new Error(`--beside takes the folder of a built site, and ${values.beside} has no index.html.`)
  const chosen = values.page.map((path) => ({ name: nameOf(path), path }))
  const every = [...routes, "/404.html"].map((path) => ({ name: nameOf(path), path }))
  return {
    build: !values["no-build"],
    runs: whole(values.runs ?? (values.quick ? "3" : "5"), "runs"),
    pages:
      chosen.length > 0
        ? chosen
        : values.all
          ? every
          : values.quick
            ? templates.filter(({ name }) => quickTemplates.has(name))
            : templates,
    only: new Set(only.filter(isPart)),
    growth: values.growth,
    sizes: values.sizes.split(",").map((size) => whole(size, "sizes")),
    pictures: !values["no-pictures"],
    astro: values.astro,
    setup: values.setup,
    tests: !values["no-tests"],
    record: values.record,
    argv,
    out: values.out ?? `bench/results/${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.json`,
    beside: values.beside,
    compare: values.compare,
    help: values.help,
  }
}
