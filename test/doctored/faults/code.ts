import type { Fault } from "../fault"

/** Faults in single functions and in the project's own files: unit tests, lint and types name them. */
export const code: readonly Fault[] = [
  {
    name: "Further pages cost nothing",
    kind: "price",
    at: "src/estimate/estimate.ts",
    edit: ({ replace }) =>
      replace("src/estimate/estimate.ts", "...times(rules.pages.line, beyond, beyond),", ""),
    named: [/src\/estimate\//],
  },
  {
    name: "A visitor who asks not to be tracked is counted",
    kind: "privacy",
    at: "src/browser/page-view.ts",
    edit: ({ replace }) => replace("src/browser/page-view.ts", 'navigator.doNotTrack === "1"', "false"),
    named: [/src\/browser\/page-view\.test/, /privacy|track|nothing is sent|asks/i],
  },
  {
    name: "A contrast is miscounted",
    kind: "contrast",
    at: "src/model/colors/contrast.ts",
    edit: ({ replace }) => replace("src/model/colors/contrast.ts", "** 2.4", "** 2.6"),
    named: [/src\/model\/colors\/contrast\.test/],
  },
  {
    name: "A drawing may contain a script",
    kind: "drawings",
    at: "src/model/drawings/allowed-names.ts",
    edit: ({ replace }) =>
      replace("src/model/drawings/allowed-names.ts", '"svg g defs', '"svg script g defs'),
    named: [/src\/model\/(?:drawings\/|validate\/files\/check-drawing)/, /script/],
    units: ["src/model/drawings/", "src/model/validate/files/check-drawing"],
  },
  {
    name: "A text can end the structured data's script",
    kind: "structured data",
    at: "src/seo/json-ld/graph.ts",
    edit: ({ replace }) => replace("src/seo/json-ld/graph.ts", '.replaceAll("<", "\\\\u003c")', ""),
    named: [/No text can end the script/],
    units: ["src/seo/json-ld"],
  },
  {
    name: "A policy allows plugins",
    kind: "policy",
    at: "src/post-build/csp.ts",
    edit: ({ replace }) => replace("src/post-build/csp.ts", `    "object-src": ["'none'"],\n`, ""),
    named: [/refuses every source|object-src/],
    units: ["src/post-build"],
  },
  {
    name: "Any page may use the editor of npm start",
    kind: "editor",
    at: "src/gatsby/develop/own-routes.ts",
    edit: ({ replace }) =>
      replace(
        "src/gatsby/develop/own-routes.ts",
        '    if (route.method === "POST") expectSameOrigin(request)\n',
        "",
      ),
    named: [/admin\/serve\.test/, /closed to/],
    units: ["src/gatsby/admin/serve"],
  },
  {
    name: "A deploy of the sample is not stopped",
    kind: "launch",
    at: "src/launch/deploys.ts",
    edit: ({ replace }) =>
      replace(
        "src/launch/deploys.ts",
        '"ALLOW_SAMPLE_CONTENT"] === "true"',
        '"ALLOW_SAMPLE_CONTENT"] !== "false"',
      ),
    named: [/samples stop it|live site stops|while something is left/],
    units: ["src/launch/launch", "src/gatsby/source/check-before-build"],
  },
  {
    name: "Two names have one address",
    kind: "addresses",
    at: "src/text/slugify.ts",
    edit: ({ replace }) => replace("src/text/slugify.ts", '"#": "-sharp"', '"#": ""'),
    named: [/src\/text\/slugify\.test/],
  },
  {
    name: "An offered entry does not fit the model",
    kind: "npm run new",
    at: "scripts/new/forms/article.ts",
    edit: ({ replace }) => replace("scripts/new/forms/article.ts", /\bsummary\b/g, "sumary"),
    named: [/scripts\/new\//, /passes the content check|sumary|summary/],
    units: ["scripts/new/new.test"],
  },
  {
    name: "A link of the docs leads nowhere",
    kind: "docs",
    at: "docs/accessibility.md",
    edit: ({ append }) => append("docs/accessibility.md", "\n[Here](nowhere.md)\n"),
    named: [/docs\/accessibility\.md/, /nowhere\.md/],
    units: ["test/repository/docs"],
  },
  {
    name: "A value of a wrong type",
    kind: "types",
    at: "src/text/fill-in.ts",
    edit: ({ append }) => append("src/text/fill-in.ts", '\nexport const mutated: number = "one"\n'),
    named: [/src\/text\/fill-in\.ts/, /TS2322/],
  },
  {
    name: "The site imports from its tests",
    kind: "lint",
    at: "src/text/numbers/in-words.ts",
    edit: ({ append }) => append("src/text/numbers/in-words.ts", '\nexport { table } from "../../table"\n'),
    named: [/src imports nothing outside of src/],
  },
  {
    name: "A file that is not formatted",
    kind: "lint",
    at: "src/text/list-page-texts.ts",
    edit: ({ append }) => append("src/text/list-page-texts.ts", "\nexport const   mutated = 1\n"),
    named: [/src\/text\/list-page-texts\.ts/],
  },
]
