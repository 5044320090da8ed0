import { test } from "@playwright/test"
import { pages } from "../../test/pages"

/**
 * Returns the address of the first page of a kind, named by the file that renders it.
 * An owner may have none: then the check is skipped, with the reason.
 */
export function firstOf(kind: string): string {
  return pagesOf(kind)[0] ?? "/"
}

/** Returns the addresses of at least so many pages of a kind, or skips the check. */
export function pagesOf(kind: string, atLeast = 1): string[] {
  const found = pages.filter((page) => page.template === kind).map(({ path }) => path)
  test.skip(found.length < atLeast, `The content has fewer than ${atLeast} pages of the kind ${kind}`)
  return found
}
