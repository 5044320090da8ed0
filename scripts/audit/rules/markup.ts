import { HtmlValidate } from "html-validate"
import type { Rule } from "../site"

/** What HTML takes as a script's type: one of its own words, or a MIME type. By itself html-validate takes any. */
const scriptType = /^(?:module|importmap|speculationrules|[\w.+-]+\/[\w.+-]+)$/

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  elements: ["html5", { script: { attributes: { type: { enum: [scriptType] } } } }],
  rules: {
    // React writes `srcSet`, `<meta/>` and `required=""`, others `<!doctype>`: to a browser they mean the same.
    "attr-case": "off",
    "doctype-style": "off",
    "attribute-boolean-style": "off",
    "void-style": "off",
    // The site's own files have the same origin as the page.
    "require-sri": ["error", { target: "crossorigin" }],
    // HTML allows any id. Those of React and Gatsby start with an underscore.
    "valid-id": ["error", { relaxed: true }],
    // Safari does not announce a list without markers unless it has the role.
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
    // The length of a title is up to the owner.
    "long-title": "off",
    // The style sheet keeps phone numbers on one line, also in an owner's own texts (src/styles/global.css).
    "tel-non-breaking": "off",
    // Nothing is sent from the estimate's form. That every other one can be sent, e2e/copies/sparse-content.ts checks.
    "wcag/h32": "off",
    // A case study has its contents twice, and each viewport shows one. e2e/structure.spec.ts checks the visible one.
    "unique-landmark": "off",
  },
})

/** Each page must pass html-validate's recommended, document and accessibility rules. */
export const markup: Rule = ({ path, html }) =>
  validator
    .validateStringSync(html, path)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `markup: ${message} (${ruleId}, at ${line}:${column})`)
