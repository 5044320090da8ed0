import { HtmlValidate } from "html-validate"
import type { Rule } from "./site"

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document", "html-validate:a11y"],
  rules: {
    // React writes `srcSet`, `<meta/>` and `required=""`, others `<!doctype>`: to a browser they mean the same.
    "attr-case": "off",
    "doctype-style": "off",
    "attribute-boolean-style": "off",
    "void-style": "off",
    // The site's own files come from where the page does.
    "require-sri": ["error", { target: "crossorigin" }],
    // As HTML has it: React's and Gatsby's own ids begin with an underscore.
    "valid-id": ["error", { relaxed: true }],
    // Safari takes a list without marks for no list, unless its role is said.
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
    // The length of a title is up to the owner.
    "long-title": "off",
    // Without the provider's ids the contact form has a mail link instead of a button.
    "wcag/h32": "off",
    // A case study has its contents twice, and each screen shows one: e2e/structure.spec.ts looks at what is shown.
    "unique-landmark": "off",
  },
})

/** The page's markup holds against html-validate's recommended rules, and its rules of access. */
export const markup: Rule = ({ path, html }) =>
  validator
    .validateStringSync(html, path)
    .results.flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => `markup: ${message} (${ruleId}, at ${line}:${column})`)
