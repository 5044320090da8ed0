/**
 * Trusted Types (https://www.w3.org/TR/trusted-types/), as far as the site uses them. TypeScript's own types of the DOM
 * do not know them: there, what is trusted is a string.
 */
interface TrustedTypePolicy {
  createHTML(html: string): string
  createScriptURL(address: string): string
}

interface Window {
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: {
        createHTML: (html: string) => string | null
        createScript?: (code: string) => string | null
        createScriptURL?: (address: string) => string
      },
    ): TrustedTypePolicy
  }
}
