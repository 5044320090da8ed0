/** How a host answers, as its files in a built site say. Paths are encoded, as browsers request them. */
export type Rules = {
  headersFor: (pathname: string) => Record<string, string>
  /** Returns a path's redirect target and status, or undefined if no rule matches. */
  redirectFor: (pathname: string) => { to: string; status: number } | undefined
  /** Whether a redirect applies even where there is a file. */
  redirectsFirst?: boolean
  folder?: string
}

/** Reads the rules in a built site. Throws if the host would not accept a line. */
export type ReadRules = (root: string) => Rules | Promise<Rules>
