/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jsdom",
  roots: ["<rootDir>/src", "<rootDir>/scripts", "<rootDir>/studio", "<rootDir>/bench", "<rootDir>/test"],
  transform: { "^.+\\.[jt]sx?$": "<rootDir>/test/babel-transform.js" },
  moduleNameMapper: { "\\.css$": "identity-obj-proxy", "^gatsby$": "<rootDir>/test/gatsby.tsx" },
  setupFilesAfterEnv: ["<rootDir>/test/setup.ts"],
}
