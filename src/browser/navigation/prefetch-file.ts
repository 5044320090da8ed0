const asked = new Set<string>()

/**
 * Replaces Gatsby's `<link rel="prefetch">` (cache-dir/prefetch.js). Firefox drops prefetched files that must be
 * revalidated, and fetches page data twice. Safari has no prefetch links. Gatsby keeps the data once this has resolved.
 */
export default async function prefetchFile(url: string, options?: { as?: string } | number): Promise<void> {
  const isData = typeof options === "object" && options.as === "fetch"
  if (isData || asked.has(url)) return
  asked.add(url)
  // A body that nobody reads may end its request. A script that does not come is fetched again when it is needed.
  await fetch(url, { priority: "low" })
    .then((response) => response.blob())
    .catch(() => undefined)
}
