/**
 * Sets the rules for markup and code that scripts insert without the site's own policy, if the browser supports
 * Trusted Types (https://www.w3.org/TR/trusted-types/). Only this passes: text, which some libraries insert as markup;
 * an empty script element, which React makes; and structured data, which no browser runs. The page's script-src
 * decides about the addresses of scripts.
 */
export function setDefaultPolicy() {
  const { trustedTypes } = window
  if (!trustedTypes) return
  trustedTypes.createPolicy("default", {
    createHTML: (html) => (/^[^<]*$|^<script><.script>$/.test(html) ? html : null),
    createScript: (text) => (text.startsWith('{"@context":') ? text : null),
    createScriptURL: (address) => address,
  })
}
