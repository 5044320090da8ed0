import { fixedRoutes } from "../../lib/routes"

type Entry = { path: string; folder: string }

/** The content file that says most of what each page says, by the page's path. */
export function pageFiles(
  ownerSlug: string,
  { states, articles, studies }: Record<"states" | "articles" | "studies", readonly Entry[]>,
): ReadonlyMap<string, string> {
  const fixed = Object.entries(fixedRoutes(ownerSlug)).map(([name, path]) => ({
    path,
    file: `content/pages/${name}.json`,
  }))
  const made = (entries: readonly Entry[], file: (folder: string) => string) =>
    entries.map(({ path, folder }) => ({ path, file: file(folder) }))
  return new Map(
    [
      ...fixed,
      ...made(states, (name) => `content/states/${name}.json`),
      ...made(articles, (name) => `content/blog/${name}/index.mdx`),
      ...made(studies, (name) => `content/projects/${name}/case-study.mdx`),
    ].map(({ path, file }) => [path, file]),
  )
}
