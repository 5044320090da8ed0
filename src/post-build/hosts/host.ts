import type { Served } from "./header-rules"
import type { Redirect } from "./redirects"

/** What a host's files are made from. */
export type Built = Served & {
  /** The site's address, without a slash at the end. */
  url: string
  redirects: readonly Redirect[]
}

/** A host: the files that hold its rules, and where pages have their policy. */
export type Host = {
  /** Whether pages hold their policy themselves. If not, the host sends it as a header. */
  policyInPage: boolean
  /** The files for the host, by their name in the built site. */
  files: (built: Built) => Record<string, string>
}
