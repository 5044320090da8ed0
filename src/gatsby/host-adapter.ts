import type { AdapterInit } from "gatsby"
import createNetlifyAdapter from "gatsby-adapter-netlify"

/** Keeps the cache between builds. It gets no header routes: it would add its own to ours, with another policy. */
export const hostAdapter: AdapterInit = () => {
  const adapter = createNetlifyAdapter()
  return { ...adapter, adapt: (context) => adapter.adapt?.({ ...context, headerRoutes: [] }) }
}
