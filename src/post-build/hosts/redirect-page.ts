import en from "../../words/en.json"

const start = /^<!DOCTYPE html><html lang="[\w-]*" data-redirect>/

/** Whether a page is a redirect that an earlier build wrote. */
export const isRedirectPage = (html: string): boolean => start.test(html)

/** What a page says that leads elsewhere, and the language of that. */
export type Moved = { language: string; words: string }

const inEnglish: Moved = { language: "en", words: en.outside.moved }

/** A page that leads to another address at once, for a host without redirects. Search engines read it as one. */
export const redirectPage = (address: string, { language, words }: Moved = inEnglish): string =>
  [
    `<!DOCTYPE html><html lang="${language}" data-redirect>`,
    `<head><meta charset="utf-8"><title>${escaped(words)}</title>`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    `<meta http-equiv="refresh" content="0; url=${escaped(address)}">`,
    `<link rel="canonical" href="${escaped(address)}"></head>`,
    `<body><p>${escaped(words)}: <a href="${escaped(address)}">${escaped(address)}</a></p></body></html>\n`,
  ].join("")

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")
