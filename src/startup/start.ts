/** Resolves in a task of its own: the browser may paint, and hear the visitor, before. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/**
 * The scripts' first module, in place of Gatsby's own, which it runs: React, then the site, each in a task of its own.
 * In one task they would hold a slow phone's main thread for 100 ms.
 */
async function start() {
  await nextTask()
  await import(/* webpackMode: "eager" */ "react-dom/client")
  await nextTask()
  await import(/* webpackMode: "eager" */ "gatsby-app")
}

void start()
