const { transformSync } = require("esbuild")

/** Makes a package's ES module one that Jest can load: its own loader knows CommonJS alone. */
module.exports = {
  process: (code) =>
    transformSync(code, { format: "cjs", platform: "node", supported: { "dynamic-import": false } }),
}
