export function textOf(node: object): string {
  if ("value" in node && typeof node.value === "string") return node.value
  if ("children" in node && Array.isArray(node.children)) return node.children.map(textOf).join("")
  return ""
}
