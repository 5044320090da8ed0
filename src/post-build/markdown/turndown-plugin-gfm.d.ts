/** The package has no types of its own. */
declare module "@joplin/turndown-plugin-gfm" {
  import type { Plugin } from "turndown"

  export const gfm: Plugin
}
