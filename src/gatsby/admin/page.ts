/** The editor's page under `npm start`: Decap CMS with a signed-in user, as this machine's files need no sign-in. */
export function editorPage(config: object): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Edit the content</title>
    <script>
      window.CMS_MANUAL_INIT = true
      localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }))
    </script>
  </head>
  <body>
    <script src="/admin/decap-cms.js"></script>
    <script>CMS.init({ config: ${asScript(config)} })</script>
  </body>
</html>
`
}

/** Data as code that cannot close its script element. */
const asScript = (data: object) => JSON.stringify(data).replaceAll("<", "\\u003c")
