/** A page's script begins with the page's path (gatsby-ssr.tsx). */
const pagePath = /^window\.pagePath="(?:[^"\\<]|\\.)*";$/

/** Makes a test for the site's own inline scripts: the page's path, the estimate's code if any, the head script. */
export const allowedScripts = (first: string, estimate: string) => (code: string) =>
  [first, estimate + first].some((end) => code.endsWith(end) && pagePath.test(code.slice(0, -end.length)))
