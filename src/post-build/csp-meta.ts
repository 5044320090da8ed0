/** Every page begins with it (src/html.tsx). */
const charset = '<meta charSet="utf-8"/>'

const written = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/g

/** A directive that browsers ignore, with a complaint, outside a header (CSP 3, §3.3). */
const headerOnly = /; frame-ancestors [^;]*/

/** A page with its policy in its HTML, before everything that the policy concerns. */
export const withPolicy = (html: string, policy: string): string =>
  html.replace(
    charset,
    `${charset}<meta http-equiv="Content-Security-Policy" content="${policy.replace(headerOnly, "")}"/>`,
  )

/** A page without the policy that an earlier build wrote into it. */
export const withoutPolicy = (html: string): string => html.replaceAll(written, "")
