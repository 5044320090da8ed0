/**
 * Writes the logos of the skills and of the social links.
 * Run with: npx tsx studio/drawings/skills.ts
 *
 * The outlines come from the package simple-icons (CC0; Git's logo by Jason Long is
 * CC BY 3.0, JavaScript's is MIT). In the package every logo touches its box, so a full square
 * looks far larger than an open ring of the same width. `scale` evens that out by eye.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join, resolve } from "node:path"
import { readArguments } from "../../scripts/read-arguments"
import { scalePath } from "./path"

const help = `npx tsx studio/drawings/skills.ts [--missing]

Draws the logos of the skills and of the social links again. One that you deleted stays so, except with --missing.`
const { values } = readArguments(help, { options: { missing: { type: "boolean", default: false } } })

interface Logo {
  /** The name of the written file. */
  slug: string
  /** The name in simple-icons, if it differs. */
  icon?: string
  /** 1 fills the 24-unit box from edge to edge. */
  scale: number
}

const skills: Logo[] = [
  { slug: "html5", scale: 0.86 },
  { slug: "css", scale: 0.8 },
  { slug: "javascript", scale: 0.8 },
  { slug: "typescript", scale: 0.8 },
  { slug: "react", scale: 1 },
  { slug: "nextjs", icon: "nextdotjs", scale: 0.86 },
  { slug: "gatsby", scale: 0.86 },
  { slug: "tailwindcss", scale: 1 },
  { slug: "threejs", icon: "threedotjs", scale: 0.94 },
  { slug: "gsap", scale: 1 },
  { slug: "nodejs", icon: "nodedotjs", scale: 0.92 },
  { slug: "express", scale: 0.98 },
  { slug: "graphql", scale: 0.94 },
  { slug: "python", scale: 0.88 },
  { slug: "opencv", scale: 0.92 },
  { slug: "socketio", icon: "socketdotio", scale: 0.9 },
  { slug: "mongodb", scale: 0.96 },
  { slug: "postgresql", scale: 0.94 },
  { slug: "firebase", scale: 0.94 },
  { slug: "prisma", scale: 0.92 },
  { slug: "git", scale: 0.88 },
  { slug: "docker", scale: 1 },
  { slug: "netlify", scale: 0.98 },
  { slug: "figma", scale: 0.92 },
  { slug: "jest", scale: 0.94 },
]

// LinkedIn is not in the package. Its logo is drawn by hand in content/icons/linkedin.svg.
const social: Logo[] = [
  { slug: "instagram", scale: 0.84 },
  { slug: "github", scale: 0.88 },
  { slug: "leetcode", scale: 0.9 },
]

const packageFolder = dirname(createRequire(__filename).resolve("simple-icons"))

function writeLogos(folder: string, logos: Logo[]): void {
  const target = resolve(folder)
  for (const { slug, icon = slug, scale } of logos) {
    const file = join(target, `${slug}.svg`)
    if (!values.missing && !existsSync(file)) continue
    const source = readFileSync(join(packageFolder, "icons", `${icon}.svg`), "utf8")
    const outline = / d="([^"]+)"/.exec(source)?.[1]
    if (!outline) throw new Error(`No outline in simple-icons/icons/${icon}.svg`)
    const margin = 12 * (1 - scale)
    const path = scalePath(outline, scale, margin, margin)
    mkdirSync(target, { recursive: true })
    writeFileSync(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor"><path d="${path}"/></svg>\n`,
    )
  }
}

writeLogos("content/lists/skills", skills)
writeLogos("content/icons", social)
