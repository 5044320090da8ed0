const { require: load } = require("tsx/cjs/api")
const { isSample, tellSkipped } = load("./test/is-sample.ts", __filename)

const esModules = "/node_modules/(?:@adobe/structured-data-validator|feed)/"

tellSkipped("test/sample")

/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jsdom",
  roots: ["<rootDir>/src", "<rootDir>/scripts", "<rootDir>/studio", "<rootDir>/bench", "<rootDir>/test"],
  testPathIgnorePatterns: ["/node_modules/", ...(isSample ? [] : ["<rootDir>/test/sample/"])],
  transform: {
    [esModules]: "<rootDir>/test/esm-transform.js",
    "^.+\\.[jt]sx?$": "<rootDir>/test/babel-transform.js",
  },
  transformIgnorePatterns: [`/node_modules/(?!${esModules.replace("/node_modules/", "")})`],
  moduleNameMapper: { "\\.css$": "identity-obj-proxy", "^gatsby$": "<rootDir>/test/gatsby.tsx" },
  // Jest would leave one core idle. On two cores, that doubles the time.
  maxWorkers: "100%",
  // A busy machine fails no test, only one that hangs does.
  testTimeout: 120_000,
  setupFilesAfterEnv: ["<rootDir>/test/setup.ts"],
}
