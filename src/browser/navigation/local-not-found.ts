type Loaded = { page?: { path: string } } | undefined

/** The part of Gatsby's loader that gets a page for an address. */
type AddressLoader = {
  loadPage: (path: string) => Promise<Loaded>
  loadPageSync: (path: string, options?: object) => Loaded
}

/**
 * The host serves the 404 page of a language at any address below its folder, but Gatsby knows only that of the root, and
 * would go to this one's own address. So it takes this one for its 404 page, and gets it for the address in the browser.
 * @param pages the 404 pages of further languages.
 */
export async function keepLocalNotFound(pages: readonly string[], loader: AddressLoader): Promise<void> {
  const { pagePath, location } = window
  if (pagePath === undefined || !pages.includes(pagePath)) return
  const here = location.pathname + location.search
  const { loadPage, loadPageSync } = loader
  const { page } = (await loadPage(pagePath)) ?? {}
  if (!page) return
  window.pagePath = page.path = "/404.html"
  const at = (path: string) => (path === here ? pagePath : path)
  loader.loadPage = (path) => loadPage(at(path))
  loader.loadPageSync = (path, options) => loadPageSync(at(path), options)
}
