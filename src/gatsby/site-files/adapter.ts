import type { AdapterInit } from "gatsby"
import createNetlifyAdapter from "gatsby-adapter-netlify"

/**
 * Gatsby's adapter for the host, which keeps the cache between builds. It would also append its
 * own headers to ours, with another referrer policy. It therefore gets no header routes:
 * `_headers` is complete without them.
 */
export const hostAdapter: AdapterInit = () => {
  const adapter = createNetlifyAdapter()
  return { ...adapter, adapt: (context) => adapter.adapt?.({ ...context, headerRoutes: [] }) }
}
