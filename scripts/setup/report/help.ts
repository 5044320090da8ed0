import { z } from "zod"
import { columns } from "../../new/help"
import { answers, aboutOf, fieldOf } from "../questions/answers"
import { flagOf } from "../questions/read-answers"

const valuesOf = (field: z.core.$ZodType) => {
  const inner = fieldOf(field)
  const one = inner instanceof z.ZodArray ? inner.element : inner
  if (one instanceof z.ZodEnum) return `One of: ${one.options.join(", ")}`
  return one instanceof z.ZodObject ? `As JSON: [{ ${Object.keys(one.shape).join(", ")} }]` : ""
}

/** What `npm run setup -- --help` says. */
export const help = () =>
  [
    "npm run setup [-- --answers my.json] [--flag value …]",
    "",
    "Makes the site yours: takes the sample out whole, and puts short, true words in its places. It asks for what you do not",
    "give, or reads it from a file. All is written at once, as one commit, or nothing. It can be run again: what you have",
    "changed since stays. docs/setup.md says more.",
    "",
    ...columns([
      [
        "--answers",
        "a JSON file with the answers, by these names: jobTitle is --job-title. Nothing is asked then",
      ],
      ["--dry-run", "says what it would do, and writes nothing"],
      ["--force", "writes anew what you have changed since the last setup, too"],
      ...Object.entries(answers.shape).map(
        ([key, field]) =>
          [`--${flagOf(key)}`, [aboutOf(field), valuesOf(field)].filter(Boolean).join(". ")] as const,
      ),
    ]),
    "",
    "Separate list items with commas. Files are named from this folder on.",
  ].join("\n")
