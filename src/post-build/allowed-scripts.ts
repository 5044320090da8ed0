/** A page's script begins with the page's path (gatsby-ssr.tsx). */
const pagePath = /^window\.pagePath="(?:[^"\\<]|\\.)*";$/

/**
 * Makes a test for the site's own inline scripts: the page's path, followed by the head script.
 * @param first the head script's code.
 * @param estimate the code that the estimate has between the two.
 * @returns a function that says whether a script is exactly such a script.
 */
export const allowedScripts = (first: string, estimate: string) => (code: string) =>
  [first, estimate + first].some((end) => code.endsWith(end) && pagePath.test(code.slice(0, -end.length)))
