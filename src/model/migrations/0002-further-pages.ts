import type { Contents } from "./contents"

/** Long lists of work and articles have further pages, and each says what it is. */
export function furtherPages(content: Contents) {
  for (const file of content.matching(/^pages\/work\.json$/))
    file.add(["more"], {
      title: "{category} projects by {name}, page {page}",
      description: "{category} projects, page {page} of {pages}: web work designed and built by {name}.",
    })
  for (const file of content.matching(/^pages\/blogs\.json$/))
    file.add(["more"], {
      title: "{name} Blogs, page {page}",
      description: "Page {page} of {pages} of the articles by {name}, from the newest to the oldest of them.",
    })
}
