/** How a host answers, as its files in a built site say. Paths are encoded, as browsers request them. */
export type Rules = {
  headersFor: (pathname: string) => Record<string, string>
  /** Returns a path's redirect target and status, or undefined if no rule matches. */
  redirectFor: (
    pathname: string,
    search?: URLSearchParams,
  ) => { to: string; status: number; force?: boolean } | undefined
  /** Returns the 404 page for a path, if that is not the one at the root. */
  notFoundFor?: (pathname: string) => string | undefined
  /** Whether a redirect applies even where there is a file. */
  redirectsFirst?: boolean
  folder?: string
}

/** Reads the rules in a built site. Throws if the host would not accept a line. */
export type ReadRules = (root: string) => Rules | Promise<Rules>
