import { test } from "@playwright/test"
import { pages } from "../../test/pages"

/**
 * Returns the address of the first page of a template, named by the file that renders it.
 * An owner may have none: then the check is skipped, with the reason.
 */
export function firstOf(template: string): string {
  return pagesOf(template)[0] ?? "/"
}

/** Returns the addresses of at least so many pages of a template, or skips the check. */
export function pagesOf(template: string, atLeast = 1): string[] {
  const found = pages.filter((page) => page.template === template).map(({ path }) => path)
  test.skip(found.length < atLeast, `The content has fewer than ${atLeast} pages of the template ${template}`)
  return found
}

/** Returns the address of the first state's page that has all of these parts, or skips the check: each may be left out. */
export function stateWith(...parts: string[]): string {
  const found = pages.find(
    ({ template, entry }) =>
      template === "state-landing" && parts.every((part) => hasPart(entry?.data, part)),
  )
  test.skip(!found, `No page of a state has ${parts.join(" and ")}`)
  return found?.path ?? "/"
}

/** Whether an entry has a field that is no empty list. */
export function hasPart(data: unknown, part: string): boolean {
  const value: unknown = Object(data)[part]
  return value !== undefined && (!Array.isArray(value) || value.length > 0)
}
