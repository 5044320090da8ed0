const { require: load } = require("tsx/cjs/api")
const { isSample, reportSkipped } = load("./test/is-sample.ts", __filename)

reportSkipped("test/sample")

/** Packages of ES modules alone, which Jest cannot load. */
const esModules =
  "/node_modules/(?:@adobe/structured-data-validator|@clack/prompts|@mdx-js/mdx|feed|github-slugger|pdfjs-dist|prettier|rehype-highlight|remark-gfm|remark-unwrap-images|unist-util-visit)/"

const compile = (tsx) => [
  "@swc/jest",
  { jsc: { parser: { syntax: "typescript", tsx }, transform: { react: { runtime: "automatic" } } } },
]

/** @type {import("jest").Config} */
module.exports = {
  // A test that needs a DOM has a comment that asks for jsdom.
  testEnvironment: "<rootDir>/test/jest/environment.js",
  roots: ["<rootDir>/src", "<rootDir>/scripts", "<rootDir>/studio", "<rootDir>/bench", "<rootDir>/test"],
  testPathIgnorePatterns: ["/node_modules/", ...(isSample ? [] : ["<rootDir>/test/sample/"])],
  transform: {
    [esModules]: "<rootDir>/test/jest/native-module.js",
    "\\.ts$": compile(false),
    "\\.tsx$": compile(true),
  },
  transformIgnorePatterns: [`/node_modules/(?!${esModules.replace("/node_modules/", "")})`],
  moduleNameMapper: { "\\.css$": "identity-obj-proxy", "^gatsby$": "<rootDir>/test/jest/gatsby.tsx" },
  // Jest would leave one core idle. On two cores, that doubles the time.
  maxWorkers: "100%",
  // Long enough for a busy machine: only a test that hangs runs out of time.
  testTimeout: 120_000,
  setupFilesAfterEnv: ["<rootDir>/test/jest/setup.js"],
}
