/** Numbers with these units are figures that a text claims. It is a hint to the owner, so it need not find all. */
const units = {
  ms: "ms|milliseconds?",
  s: "s|seconds?",
  kb: "kB|KB|kilobytes?",
  mb: "MB|megabytes?",
  gb: "GB|gigabytes?",
  "%": "%|percent",
  "×": "×|times (?:as|faster|slower|smaller|larger|lighter|more|fewer|less)",
  fps: "fps|frames (?:a|per) second",
  people: "(?:customers|clients|users|visitors|subscribers|downloads|orders)",
}

const number = String.raw`(?<![\w.,$€£#/-])\d[\d,]*(?:\.\d+)?`
const patterns = Object.entries(units).map(
  ([unit, words]) =>
    [unit, new RegExp(String.raw`(${number})\+?[\s\u00a0-]?(?:${words})(?![\w%])`, "g")] as const,
)

/** A figure in a text: as it is written, and in a form that is the same for `4.47 s` and `4.47 seconds`. */
type Written = { words: string; figure: string }

/** Finds the figures in a text. */
export const writtenFigures = (text: string): Written[] =>
  patterns.flatMap(([unit, pattern]) =>
    [...text.matchAll(pattern)].map(([words, digits = ""]) => ({
      words,
      figure: `${digits.replaceAll(",", "")} ${unit}`,
    })),
  )
