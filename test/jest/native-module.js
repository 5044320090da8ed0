/** Jest loads CommonJS alone. A module with this code is loaded by Node, once for all tests of a worker. */
module.exports = { process: () => ({ code: "module.exports = requireNatively(__filename)" }) }
