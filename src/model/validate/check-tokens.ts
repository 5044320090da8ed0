import { existsSync } from "node:fs"
import path from "node:path"
import { type Scheme, type Tokens, colorsOf, readTokens, tokenIssue, tokensFile } from "../colors/colors"
import { contrast, ratio, remedy, remedyBetween } from "../colors/contrast"
import type { ContentIssue } from "../errors/content-issue"

/** WCAG 2.2, success criteria 1.4.3 (text) and 1.4.11 (the edges of controls). */
const needed = { text: 4.5, edge: 3 }

/** A color, and those that it is seen on. `schemes` are those in which it is. */
type Use = { color: string; on: string[]; as?: keyof typeof needed; schemes?: Scheme[] }

const grounds = ["paper", "sheet"]
const code = ["keyword", "value", "name"].map((part) => ({ color: `code-${part}`, on: ["sheet"] }))

/** Where the style sheets put which color. `ink-ground` has the dark scheme's colors in both schemes. */
const uses: Use[] = [
  ...["ink", "ink-soft", "signal", "signal-hover"].flatMap((color): Use[] => [
    { color, on: grounds },
    { color, on: ["ink-ground"], schemes: ["dark"] },
  ]),
  { color: "on-signal", on: ["signal", "signal-hover"] },
  { color: "line-strong", on: grounds, as: "edge" },
  { color: "accent-light", on: grounds, schemes: ["light"] },
  { color: "accent-dark", on: [...grounds, "ink-ground"], schemes: ["dark"] },
  ...code,
]

/** Colors that the build draws with, and no text is set in or on. */
const drawn = ["line", "paper-always"]

const settings = [
  { media: undefined, when: "" },
  { media: "(prefers-contrast: more)", when: " for visitors who ask for more contrast" },
]

/** Finds unreadable colors of the style sheet, and those with too little contrast. A copy of content has none. */
export function checkTokens(root: string): ContentIssue[] {
  if (!existsSync(path.join(root, tokensFile))) return []
  try {
    const readable = new Set([...drawn, ...uses.flatMap(({ color, on }) => [color, ...on])])
    const tokens = readTokens(root)
    const unread = [...readable].flatMap((token) => faultOf(() => colorsOf(tokens, token)) ?? [])
    if (unread.length) return unread
    return settings.flatMap(({ media, when }) => tooWeak(media ? readTokens(root, media) : tokens, when))
  } catch (error) {
    const issue = tokenIssue(error)
    if (!issue) throw error
    return [issue]
  }
}

/** The contrasts of all pairs of text and ground in both schemes. @throws if a color cannot be read. */
export function textContrasts(tokens = readTokens()): number[] {
  return uses
    .filter(({ as = "text" }) => as === "text")
    .flatMap(({ color, on, schemes = ["light", "dark"] }) =>
      on.flatMap((ground) =>
        schemes.map((scheme) => contrast(colorsOf(tokens, color)[scheme], colorsOf(tokens, ground)[scheme])),
      ),
    )
}

function faultOf(read: () => unknown): ContentIssue | undefined {
  try {
    read()
    return undefined
  } catch (error) {
    return tokenIssue(error)
  }
}

function tooWeak(tokens: Tokens, when: string): ContentIssue[] {
  return uses.flatMap(({ color, on, as = "text", schemes = ["light", "dark"] }) =>
    on.flatMap((ground) =>
      schemes.flatMap((scheme) => {
        const [front, back] = [colorsOf(tokens, color)[scheme], colorsOf(tokens, ground)[scheme]]
        if (contrast(front, back) >= needed[as]) return []
        const way = color === "on-signal" ? remedyBetween(front, back, needed[as]) : remedy(front, back)
        const reason = `is ${front} in the ${scheme} scheme${when}, with a contrast of ${ratio(contrast(front, back))} to --${ground} (${back}); it needs ${needed[as]}:1, so make ${way} (docs/brand.md says what each color is for)`
        return [{ file: tokensFile, line: tokens.get(color)?.line, place: `--${color}`, reason }]
      }),
    ),
  )
}
