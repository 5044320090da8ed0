import type { Contents } from "./contents"

/** Each tag of the articles can have a page and a feed. They are there once the list of articles has words for them. */
export function tagPages(content: Contents) {
  for (const file of content.matching(/^pages\/blogs\.json$/))
    file.add(["tags"], {
      title: "Articles on {tag} by {name}",
      description:
        "What {first} has written on {tag}: every article about it, from the newest to the oldest.",
      more: {
        title: "Articles on {tag}, page {page}",
        description:
          "Page {page} of {pages} of the articles on {tag}, from the newest to the oldest of them.",
      },
    })
}
