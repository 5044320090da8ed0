import { compareVersions } from "./versions"

/** A version of the changelog, with its text. */
export type Release = { name: string; text: string }

/** The versions of a changelog in its order. What is not released yet is none. */
export const releasesIn = (text: string): Release[] =>
  text
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const [, name, rest = ""] = /^(\d+\.\d+\.\d+)\b[^\n]*\n([\s\S]*)/.exec(part) ?? []
      return name === undefined ? [] : [{ name, text: rest.trim() }]
    })

/** What changes for an owner from one version to another, the newest first. */
export const changesBetween = (text: string, from: string, to: string): Release[] =>
  releasesIn(text).filter(({ name }) => compareVersions(name, from) > 0 && compareVersions(name, to) <= 0)
