const { TestEnvironment } = require("jest-environment-node")

/** Node, where a test's modules can have Node load what Jest cannot (test/jest/native-module.js). */
module.exports = class extends TestEnvironment {
  constructor(...options) {
    super(...options)
    this.global.requireNatively = require
    this.before = new Set(Object.getOwnPropertyNames(globalThis))
  }

  /**
   * Takes away the globals that such a module adds, such as pdfjs's polyfills for Node 20. They would stay for the worker's
   * later tests, and jsdom looks for each of them in its own windows.
   */
  async teardown() {
    for (const name of Object.getOwnPropertyNames(globalThis))
      if (!this.before.has(name)) delete globalThis[name]
    await super.teardown()
  }
}
