import { inOwnFrame } from "./in-own-frame"

/**
 * Lays out the parts of a page whose layout was deferred (src/styles/global.css), one by one: in one task, a long page
 * would block a slow phone's main thread for hundreds of milliseconds. They come after hydration, so that React changes
 * nothing that is laid out already, and after the style sheet. The browser itself lays out those that come near the
 * screen before.
 */
export function setRest() {
  const { dataset } = document.documentElement
  if (!("fresh" in dataset)) return
  const sheet = document.head.querySelector<HTMLLinkElement>("link[rel=stylesheet]")
  if (sheet?.sheet) return setParts()
  for (const end of ["load", "error"]) sheet?.addEventListener(end, setParts, { once: true })
}

function setParts() {
  for (const part of document.querySelectorAll("[data-deferred]"))
    inOwnFrame(() => part.removeAttribute("data-deferred"))
  inOwnFrame(() => delete document.documentElement.dataset["fresh"])
}
