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
