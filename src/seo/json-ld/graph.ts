import type { Graph, Thing } from "schema-dts"

/** A page's structured data as JSON-LD, all nodes in a graph. `<` is escaped, so that no text can end the script. */
export function graphText(nodes: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": nodes }
  return JSON.stringify(graph).replaceAll("<", "\\u003c")
}
