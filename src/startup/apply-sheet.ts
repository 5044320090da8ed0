/** Applies the site's whole style sheet, if it has loaded (load-delayed-scripts.ts). Until then the page has its own styles alone. */
export function applySheet() {
  const sheet = document.head.querySelector<HTMLLinkElement>("link[rel=stylesheet]")
  if (sheet?.sheet) sheet.media = ""
}
