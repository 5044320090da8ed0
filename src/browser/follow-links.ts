import { navigate } from "gatsby"
import { pageLink } from "./page-link"

/**
 * Follows the links of plain markup, as in articles, within the document, as Gatsby's own links are followed: those
 * have answered their click before it is heard here.
 * @returns how to stop.
 */
export function followLinks(): () => void {
  document.addEventListener("click", follow)
  return () => document.removeEventListener("click", follow)
}

function follow(click: MouseEvent) {
  if (click.button !== 0 || click.defaultPrevented) return
  // Those ask for another tab or window, or a download.
  if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return
  const link = pageLink(click.target)
  if (!link) return
  click.preventDefault()
  navigate(link.pathname + link.search + link.hash)
}
