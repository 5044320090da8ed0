import type { AdapterInit } from "gatsby"
import createNetlifyAdapter from "gatsby-adapter-netlify"

/**
 * Gatsby's adapter for the host: it keeps the cache from build to build. It would also add
 * headers of its own after ours, with another referrer policy, so it is told of none:
 * `_headers` is complete without it.
 */
export const hostAdapter: AdapterInit = () => {
  const adapter = createNetlifyAdapter()
  return { ...adapter, adapt: (context) => adapter.adapt?.({ ...context, headerRoutes: [] }) }
}
