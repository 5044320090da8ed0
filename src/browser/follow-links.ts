import { navigate } from "gatsby"
import { pageLink } from "./page-link"

/**
 * Makes links in plain markup, such as articles, navigate without loading a document, like Gatsby's own links. Those
 * have handled their click before it gets here.
 * @returns a function that stops it.
 */
export function followLinks(): () => void {
  document.addEventListener("click", follow)
  return () => document.removeEventListener("click", follow)
}

function follow(click: MouseEvent) {
  if (click.button !== 0 || click.defaultPrevented) return
  // These open another tab or window, or download.
  if (click.altKey || click.ctrlKey || click.metaKey || click.shiftKey) return
  const link = pageLink(click.target)
  if (!link) return
  click.preventDefault()
  navigate(link.pathname + link.search + link.hash)
}
