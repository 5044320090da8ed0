import { type CustomPlugin, type PluginConfig, optimize } from "svgo"

/** Properties that set lines of text, which a drawing does not have. */
const ofLines = new Set(["line-height", "white-space", "inline-size", "text-orientation", "shape-padding"])

/** Values that change nothing. Inkscape writes hundreds. */
const idleValues = new Set(["normal", "auto", "none", "initial", "medium", "0"])

const isIdle = (declaration: string) => {
  const [name = "", value = ""] = declaration.split(":").map((part) => part.trim())
  return name.startsWith("-") || ofLines.has(name) || idleValues.has(value)
}

/** Takes idle declarations out of the `style` attributes that are left. */
const dropIdleStyles: CustomPlugin = {
  name: "dropIdleStyles",
  fn: () => ({
    element: {
      enter({ attributes }) {
        const { style } = attributes
        if (style === undefined) return
        const rest = style.split(";").filter((declaration) => declaration.trim() && !isIdle(declaration))
        if (rest.length) attributes.style = rest.join(";")
        else delete attributes.style
      },
    },
  }),
}

const plugins: PluginConfig[] = [
  "removeDoctype",
  "removeXMLProcInst",
  "removeComments",
  "removeMetadata",
  "removeEditorsNSData",
  // Takes out rules for nothing, which no element could have instead.
  "minifyStyles",
  { name: "inlineStyles", params: { onlyMatchedOnce: false } },
  "convertStyleToAttrs",
  dropIdleStyles,
]

/** Writes a drawing's styles as attributes, and takes out its program's notes. Returns it unchanged if that fails. */
export function cleanDrawing(svg: string): string {
  // Entities may stand for more text than fits in memory.
  if (/<!ENTITY/i.test(svg)) return svg
  try {
    return optimize(svg, { plugins }).data
  } catch {
    return svg
  }
}
