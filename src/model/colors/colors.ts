import { readFileSync } from "node:fs"
import path from "node:path"
import { formatHex, parse as parseColor, toGamut } from "culori"
import { CssSyntaxError, type Root, list, parse as parseSheet } from "postcss"
import { type ContentIssue, issueLine } from "../errors/content-issue"

export const tokensFile = "src/styles/tokens.css"

const form = "write it as #rrggbb or another CSS color, or as light-dark(#rrggbb, #rrggbb)"

/** A color as `#` and six lower-case digits, in each scheme. */
export type SchemeColors = { light: string; dark: string }
export type Scheme = keyof SchemeColors

type Token = { value: string; line: number | undefined }

export type Tokens = ReadonlyMap<string, Token>

/** Why a token is no color that can be read: what `issueLine` reports. */
class TokenError extends Error {
  constructor(readonly issue: ContentIssue) {
    super(issueLine(issue))
  }
}

/**
 * The custom properties that always hold, or those with one media query's in their place (`(prefers-contrast: more)`).
 * @throws TokenError if the sheet is not CSS.
 */
export function readTokens(root = process.cwd(), media?: string): Tokens {
  const css = readFileSync(path.join(root, tokensFile), "utf8")
  const key = `${media}\n${css}`
  const tokens = known.get(key) ?? tokensIn(css, media)
  known.set(key, tokens)
  return tokens
}

/** Thousands of an entry's colors are compared with the same sheet. */
const known = new Map<string, Tokens>()

function tokensIn(css: string, media: string | undefined): Tokens {
  const tokens = new Map<string, Token>()
  sheetOf(css).walkDecls(/^--/, ({ prop, value, source, parent }) => {
    const around = parent?.parent
    const holds =
      around?.type === "root" || (around?.type === "atrule" && "params" in around && around.params === media)
    if (holds) tokens.set(prop.slice(2), { value, line: source?.start?.line })
  })
  return tokens
}

function sheetOf(css: string): Root {
  try {
    return parseSheet(css)
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    throw new TokenError({
      file: tokensFile,
      line: error.line,
      place: "",
      reason: `is not CSS: ${error.reason}; correct that line or the one before it`,
    })
  }
}

/** A token's color (its name without dashes) in each scheme. Throws TokenError if there is none. */
export function colorsOf(tokens: Tokens, token: string): SchemeColors {
  const found = tokens.get(token)
  const error = (reason: string) =>
    new TokenError({ file: tokensFile, line: found?.line, place: `--${token}`, reason })
  if (!found) throw error(`is missing; add it, and ${form}`)
  const read = (scheme: Scheme) => {
    const value = valueIn(scheme, found.value, tokens)
    const color = parseColor(value.toLowerCase())
    if (!color) throw error(`is ${value}, which is no color that the build can read; ${form}`)
    if ((color.alpha ?? 1) < 1)
      throw error(`is ${value}, which lets its background through; write the color that it gives there`)
    return formatHex(toSrgb(color))
  }
  return { light: read("light"), dark: read("dark") }
}

/** Colors that a screen may lack, such as some of `oklch()`, become the nearest that it has. */
const toSrgb = toGamut("rgb", "oklch")

/** A value as it holds in one scheme, with the tokens that it names. */
function valueIn(scheme: Scheme, value: string, tokens: Tokens, depth = 0): string {
  const [, both] = /^light-dark\((.*)\)$/is.exec(value) ?? []
  const own = both === undefined ? value : (list.comma(both)[scheme === "light" ? 0 : 1] ?? value)
  const named = tokens.get(/^var\(\s*--([\w-]+)\s*\)$/.exec(own)?.[1] ?? "")
  return named && depth < 8 ? valueIn(scheme, named.value, tokens, depth + 1) : own
}

/**
 * A color of `src/styles/tokens.css`, so that code which draws does not repeat it.
 * @throws Error with the file, the line and the remedy if the file has no such color.
 */
export const tokenColors = (token: string): SchemeColors => colorsOf(readTokens(), token)

/** The error of a token that cannot be read; undefined if something else went wrong. */
export const tokenIssue = (error: unknown): ContentIssue | undefined =>
  error instanceof TokenError ? error.issue : undefined
