import type { AccessibilityTree, Panel } from "../../accessibility-tree/accessibility-tree"

export type Loaded = { tree: AccessibilityTree; panel: Panel }

/** Fetches a page's tree and the panel's words. Throws if a file is not there, as under `npm start`. */
export async function loadPanel(treeAddress: string, panelAddress: string): Promise<Loaded> {
  const [tree, panel] = await Promise.all([json<AccessibilityTree>(treeAddress), json<Panel>(panelAddress)])
  adoptStyles(panel.css)
  return { tree, panel }
}

async function json<Data>(address: string): Promise<Data> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

let adopted: CSSStyleSheet | undefined

/** A sheet that a script constructs needs no `style` element, which the page's policy would refuse. */
function adoptStyles(css: string) {
  if (adopted) return
  adopted = new CSSStyleSheet()
  adopted.replaceSync(css)
  document.adoptedStyleSheets.push(adopted)
}
