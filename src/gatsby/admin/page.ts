/** The editor's page: Decap CMS, started with the configuration made from the content model. */
export function editorPage(config: object): string {
  const data = JSON.stringify(config).replaceAll("<", "\\u003c")
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Edit the content</title>
    <script>window.CMS_MANUAL_INIT = true</script>
  </head>
  <body>
    <script src="/admin/decap-cms.js"></script>
    <script>CMS.init({ config: ${data} })</script>
  </body>
</html>
`
}
