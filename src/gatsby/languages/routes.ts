import { fixedRoutes } from "../../routes/routes"
import type { SiteNode } from "../source/entries"
import { localPath } from "./local-site"

/** The type of `routesResolver`. */
export const routesType = `
    "The addresses of pages that code refers to by name (src/routes/routes.ts), in the page's language as far as they are there."
    type SiteRoutes @dontInfer {
      ${Object.keys(fixedRoutes(""))
        .map((name) => `${name}: String!`)
        .join("\n      ")}
    }
`

/** Addresses in a language. They are a field of its settings, so that a warm build sees a page come or go. */
export const localRoutes = (ownerSlug: string, language: string | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fixedRoutes(ownerSlug)).map(([name, path]) => [name, localPath(path, language)]),
  )

/** `routes` of the site's settings. */
export const routesResolver = {
  SiteSettings: {
    routes: {
      type: "SiteRoutes!",
      resolve: ({ owner, routes }: SiteNode & { routes?: Record<string, string> }) =>
        routes ?? fixedRoutes(owner.slug),
    },
  },
}
