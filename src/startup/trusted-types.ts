/**
 * The rules for markup and code that a script sets without saying that it is the site's own, where the browser knows
 * Trusted Types (https://www.w3.org/TR/trusted-types/). Text passes, for libraries that set it as markup; an empty script
 * element, which React makes; and structured data, which no browser runs. All else is refused. The addresses of scripts
 * are up to the page's script-src.
 */
export function limitMarkup() {
  const { trustedTypes } = window
  if (!trustedTypes) return
  trustedTypes.createPolicy("default", {
    createHTML: (html) => (/^[^<]*$|^<script><.script>$/.test(html) ? html : null),
    createScript: (text) => (text.startsWith('{"@context":') ? text : null),
    createScriptURL: (address) => address,
  })
}
