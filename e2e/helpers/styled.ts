import { classNames } from "../../src/gatsby/bundle/css/class-names"

const names = [...classNames("src")]

/**
 * Returns a selector for one class of a component's style sheet, or for any of them. The build shortens class names.
 * @param sheet the style sheet's name without its extension, such as "header".
 */
export function styled(sheet: string, name?: string): string {
  const key = `${sheet}.module.css ${name ?? ""}`
  const found = names.filter(([full]) => (name === undefined ? full.startsWith(key) : full === key))
  if (found.length === 0) throw new Error(`No class ${name ?? ""} in ${sheet}.module.css`)
  return `:is(${found.map(([, short]) => `.${short}`).join(", ")})`
}
