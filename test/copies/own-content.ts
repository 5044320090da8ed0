import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/** Fields of a content file by its path below `content/`. An MDX file has them as JSON, which is YAML too. */
export type Files = Record<string, object | string>

/** A few files of an owner who shares nothing with the sample. */
export const ownFiles: Files = {
  "site.json": {
    url: "https://adabyron.dev",
    owner: {
      name: "Ada Byron",
      slug: "ada",
      email: "ada@adabyron.dev",
      phone: "+15035557100",
      location: "Portland, Oregon",
      timeZone: "America/Los_Angeles",
    },
    socials: [],
  },
  "pages/home.json": { hero: { title: "I build", text: "From Portland.", facts: ["Sites from $900"] } },
  "lists/plans.json": {
    items: [
      { name: "Small", price: 900 },
      { name: "Large", price: 2000 },
    ],
  },
  "lists/currencies.json": { items: [{ code: "USD", link: "https://buy.stripe.com/ada" }] },
  "states/oregon.json": {
    state: "Oregon",
    videos: [{ mp4: "/videos/oregon-1.mp4", webm: "/videos/oregon-1.webm" }],
    areas: { cities: [{ name: "Salem" }] },
  },
  "projects/abacus/project.json": { title: "Abacus" },
}

/**
 * Writes content into a temporary folder.
 * @returns the folder, which holds `content/`.
 */
export function writeContent(files: Files): string {
  const root = mkdtempSync(path.join(tmpdir(), "content-"))
  for (const [file, content] of Object.entries(files)) writeFile(root, file, content)
  return root
}

export function writeFile(root: string, file: string, content: object | string) {
  const place = path.join(root, "content", file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, typeof content === "string" ? content : JSON.stringify(content, null, 2))
}

/** An MDX file with these fields and this text. */
export const mdx = (fields: object, body: string) => `---\n${JSON.stringify(fields)}\n---\n\n${body}\n`
