import type { Served } from "./header-rules"
import type { Redirect } from "./redirects"

export type Built = Served & {
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
