const { TestEnvironment } = require("jest-environment-node")

/** Node, where a test's modules can have Node load what Jest cannot (test/native-module.js). */
module.exports = class extends TestEnvironment {
  constructor(...options) {
    super(...options)
    this.global.requireNatively = require
  }
}
