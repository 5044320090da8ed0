const start = '<!DOCTYPE html><html lang="en" data-redirect>'

/** Whether a page is a redirect that an earlier build wrote. */
export const isRedirectPage = (html: string): boolean => html.startsWith(start)

/** A page that leads to another address at once, for a host without redirects. Search engines read it as one. */
export const redirectPage = (address: string): string =>
  [
    start,
    '<head><meta charset="utf-8"><title>This page has moved</title>',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
    `<meta http-equiv="refresh" content="0; url=${escaped(address)}">`,
    `<link rel="canonical" href="${escaped(address)}"></head>`,
    `<body><p>This page has moved: <a href="${escaped(address)}">${escaped(address)}</a></p></body></html>\n`,
  ].join("")

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")
