import { existsSync } from "node:fs"
import { readArguments } from "../read-arguments"
import { setDrawing } from "./set-drawing"
import { setPortrait } from "./set-portrait"

const help = `npm run brand -- --logo logo.svg --icon icon.svg --portrait me.jpg

Puts your logo and your portrait in their places, each only if you name one. The favicon and the icons of home
screens follow the logo with the next build, or --icon, a square mark, where the logo is too wide for them.
Nothing else is written. Colors and fonts: docs/brand.md.`

/** `npm run brand`: puts the owner's logo, icon and portrait in their places. */
async function main() {
  const file = { type: "string" } as const
  const { values } = readArguments(help, { options: { logo: file, icon: file, portrait: file } })
  const { logo, icon, portrait } = values
  const lost = [logo, icon, portrait].find((name) => name !== undefined && !existsSync(name))
  if (lost !== undefined) throw new Error(`${lost} is not there. Name a file, from this folder on.`)
  if (!logo && !icon && !portrait) console.log(help)
  for (const [from, place] of [
    [logo, "content/logo.svg"],
    [icon, "content/icon.svg"],
  ] as const) {
    if (from === undefined) continue
    setDrawing(process.cwd(), from, place)
    console.log(`${place} is ${from} now.`)
  }
  if (portrait === undefined) return
  console.log(
    `${await setPortrait(process.cwd(), portrait)} is ${portrait} now. Describe it anew where "alt" is beside it, and see whether the small one beside your articles shows your face (docs/brand.md).`,
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
