import { contentTypes } from "../../model/schema/content-types"
import type { LocalNode } from "./local-nodes"

/**
 * `language` and `written` of every content type (src/model/schema/sdl.ts).
 * @param own the site's own language. Its nodes come from files that do not name it.
 */
export const languageResolvers = (own: string) =>
  Object.fromEntries(
    contentTypes.map(({ name }) => [
      name,
      {
        language: { resolve: ({ language }: Partial<LocalNode>) => language ?? own },
        written: { resolve: ({ written }: Partial<LocalNode>) => written ?? null },
      },
    ]),
  )
