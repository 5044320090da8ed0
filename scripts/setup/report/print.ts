import type { Facts } from "../facts"
import type { Plan } from "../plan/changes"

const folderOf = (file: string) => file.split("/").slice(0, 2).join("/")

/** What a setup would do, a line each. What goes is counted by folder. */
export function planLines({ changes, kept }: Plan, { portrait, logo, type, form }: Facts): string[] {
  const gone = changes.filter(({ content }) => content === undefined).map(({ file }) => folderOf(file))
  const written = changes.filter(({ content }) => content !== undefined).map(({ file }) => file)
  return [
    "Delete:",
    ...[...new Set(gone)].map((folder) => {
      const { length } = gone.filter((each) => each === folder)
      return `  ${folder}${length > 1 ? `: ${length} files` : ""}`
    }),
    "Write:",
    ...written.map((file) => `  ${file}`),
    ...(logo ? [`  content/logo.svg, from ${logo}`] : []),
    ...(portrait ? [`  content/pages/about/portrait, from ${portrait}`] : []),
    ...(type ? ["  static/fonts/ and what else npm run fonts makes"] : []),
    ...(form ? ["  .env.production, which git does not see"] : []),
    ...(kept.length > 0
      ? ["Leave, as you have changed it (--force writes it anew):", ...kept.map((file) => `  ${file}`)]
      : []),
  ]
}
