import { classNames } from "../src/gatsby/class-names"

const names = [...classNames("src")]

/**
 * The selector of what a component's sheet styles: of one class, or of any in it. What is built has short names for them.
 * @param sheet the sheet's name without its ending, say "header".
 */
export function styled(sheet: string, name?: string): string {
  const key = `${sheet}.module.css ${name ?? ""}`
  const found = names.filter(([full]) => (name === undefined ? full.startsWith(key) : full === key))
  if (found.length === 0) throw new Error(`No class ${name ?? ""} in ${sheet}.module.css`)
  return `:is(${found.map(([, short]) => `.${short}`).join(", ")})`
}
