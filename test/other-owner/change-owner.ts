import { readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { rewrite } from "../copies/copy-site"

const object = z.record(z.string(), z.unknown())

/** A menu that needs more room than most screens have. */
const menu = [
  { label: "Who I am and where", to: "/about-{slug}/" },
  { label: "Things that I have made", to: "/work/" },
  { label: "What it is made with", to: "/skills/" },
  {
    label: "Write or telephone",
    to: "/contact/",
    entries: [
      { label: "By mail", to: "/contact/" },
      { label: "By telephone", to: "/booking/" },
    ],
  },
  { label: "What it costs you", to: "/pricing/" },
  { label: "Pay an invoice here", to: "/payment/" },
  { label: "What we agree on", to: "/terms/" },
  { label: "What I learn about you", to: "/privacy/" },
]

/** Makes a copy of the project, whose content is that of the small site, the bare site of another owner. */
export function changeOwner(copy: string) {
  const at = (...place: string[]) => path.join(copy, "content", ...place)
  const edit = (file: string, change: (data: Record<string, unknown>) => object) => {
    const data = object.parse(JSON.parse(readFileSync(at(file), "utf8")))
    writeFileSync(at(file), `${JSON.stringify(change(data), null, 2)}\n`)
  }
  for (const part of [
    "blog",
    "states",
    "projects/ferry",
    "lists/currencies.json",
    "claims",
    "pages/proof.json",
    "pages/blogs.json",
    "pages/states.json",
  ])
    rmSync(at(part), { recursive: true })
  edit("lists/testimonials.json", (list) => ({ ...list, items: [] }))
  edit("site.json", (site) => ({ ...site, menu }))
  // No article is left to link to, and no claim to quote.
  rewrite(at("projects/loom/case-study.mdx"), (text) =>
    text.replace(/ \[A note\].+/, "").replaceAll(/^ +claim: .+\n/gm, ""),
  )
  recolor(path.join(copy, "src/styles/tokens.css"))
  rewrite(path.join(copy, "src/styles/fonts.json"), (text) => text.replaceAll("wdth-normal", "wdth-italic"))
}

/** Other colors, in the forms that owners write. */
const colors = {
  paper: "light-dark(#F4FAF7, rgb(16 24 31))",
  sheet: "light-dark(white, #18222b)",
  ink: "light-dark(#10231c, #e8f2ee)",
  signal: "light-dark(#0b5cad, #7cc0ff)",
  "signal-hover": "light-dark(#084a8c, #a5d5ff)",
  "on-signal": "light-dark(#fff, #10181f)",
}

/** Gives the tokens their other colors where they are declared first. */
function recolor(file: string) {
  rewrite(file, (css) =>
    Object.entries(colors).reduce(
      (sheet, [name, color]) => sheet.replace(new RegExp(`(--${name}: )[^;]+`), `$1${color}`),
      css,
    ),
  )
}
