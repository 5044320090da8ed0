const asked = new Set<string>()

/**
 * Replaces Gatsby's own function of the same purpose (cache-dir/prefetch.js), which adds `<link rel="prefetch">`. Firefox
 * drops a prefetched file that must be revalidated, as a page's data must: the link fails, and the move fetches the data
 * again. Gatsby fetches and keeps the data itself once this has resolved, so they need no link. Scripts are only put into
 * the browser's cache. Safari has no prefetch links.
 * @param options for a page's data, what Gatsby's link would have.
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
