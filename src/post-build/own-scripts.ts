/** How a page's script begins: with the page's path (gatsby-ssr.tsx). */
const pagePath = /^window\.pagePath="(?:[^"\\<]|\\.)*";$/

/**
 * What the inline scripts of a build's pages may say: the page's path, and the first script.
 * @param first the first script's code.
 * @returns whether a script is one of these, letter by letter.
 */
export const ownScripts = (first: string) => (code: string) =>
  code.endsWith(first) && pagePath.test(code.slice(0, -first.length))
