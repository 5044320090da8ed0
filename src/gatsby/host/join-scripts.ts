/** Gatsby's own script in a page, which tells which page the document is. */
const loader = /<script id="gatsby-script-loader">(.*?)<\/script>/s

/** Puts what Gatsby's script says into the script of the head: one element and one hash in the policy are enough. */
export function joinScripts(html: string): string {
  const [element, code = ""] = loader.exec(html) ?? []
  if (element === undefined) return html
  const plain = code.replace(/\/\*(?:<!\[CDATA\[|\]\]>)\*\//g, "")
  return html.replace(element, "").replace(/(<script>.*?)(?=<\/script>)/s, (script) => `${script};${plain}`)
}
