import type { Graph, Thing } from "schema-dts"

/**
 * Returns a page's structured data as the text of one script: JSON-LD with all nodes in a graph.
 * `<` is escaped, so that no text can end the script.
 */
export function graphText(nodes: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": nodes }
  return JSON.stringify(graph).replaceAll("<", "\\u003c")
}
