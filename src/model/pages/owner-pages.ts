import { z } from "zod"
import { type ListPage, articlesPerPage, listPages, workPages } from "../../routes/list-pages"
import { fixedRoutes } from "../../routes/routes"
import { fixedPage } from "./fixed-pages"
import type { PageSource, SitePage } from "./site-page"
import { tagPath, tagWords } from "../../routes/tag-pages"
import { tagWordsOf, tagsOf } from "./tags"

/** The pages with the owner's short name in their address, and the lists, which may have several pages. */
export function ownerPages(origin: PageSource, absent: ReadonlyMap<string, string>): SitePage[] {
  const routes = fixedRoutes(origin.owner.slug)
  const articles = origin.entries.filter(({ type }) => type.name === "Article").length
  const blogs = listPages(routes.blogs, articles, articlesPerPage).map((page) => ({
    ...page,
    list: routes.blogs,
    category: null,
  }))
  return [
    { ...fixedPage("about", origin), path: routes.about },
    ...(absent.has("work") ? [] : pagesOfList("work", workPages(routes.work, categoriesOf(origin)), origin)),
    ...(absent.has("blogs")
      ? []
      : [...pagesOfList("blogs", blogs, origin), ...tagPages(routes.blogs, origin)]),
  ]
}

/** The pages of every tag, as the owner's words for them stand in `content/pages/blogs.json`. */
function tagPages(blogs: string, origin: PageSource): SitePage[] {
  const words = tagWordsOf(origin.entries)
  const first = fixedPage("blogs", origin)
  if (!words) return []
  return tagsOf(origin.entries).flatMap(({ name, count }) =>
    listPages(tagPath(blogs, name), count, articlesPerPage).map(({ path, ...list }) => {
      const { title } = tagWords(words, { tag: name, ...list })
      return {
        ...first,
        path,
        template: "tag",
        title,
        share: first.share && { ...first.share, title },
        entry: undefined,
        list: { ...list, list: tagPath(blogs, name), category: name },
      }
    }),
  )
}

type Place = ListPage & { list: string; category: string | null }

function pagesOfList(name: string, places: readonly Place[], origin: PageSource): SitePage[] {
  const first = fixedPage(name, origin)
  return places.map(({ path, ...list }, index) => {
    const share = first.share && { ...first.share, kicker: `Page ${list.number} of ${list.of}` }
    return {
      ...first,
      path,
      list,
      ...(index > 0 && { share, entry: undefined }),
    }
  })
}

const project = z.object({ order: z.number(), category: z.string() }).catch({ order: 0, category: "" })

const categoriesOf = ({ entries }: PageSource) =>
  entries.filter(({ type }) => type.name === "Project").map(({ data }) => project.parse(data).category)
