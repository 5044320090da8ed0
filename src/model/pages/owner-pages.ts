import { z } from "zod"
import { type ListPage, articlesPerPage, listPages, workPages } from "../../routes/list-pages"
import { fixedRoutes } from "../../routes/routes"
import { fillIn } from "../../text/fill-in"
import { fixedPage } from "./fixed-pages"
import type { PageSource, BasePage } from "./site-page"
import { tagPath, tagWords } from "../../routes/tag-pages"
import { tagWordsOf, tagsOf } from "./tags"

/** The pages with the owner's short name in their address, and the lists, which may have several pages. */
export function ownerPages(origin: PageSource, absent: ReadonlyMap<string, string>): BasePage[] {
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
function tagPages(blogs: string, origin: PageSource): BasePage[] {
  const words = tagWordsOf(origin.entries)
  const first = fixedPage("blogs", origin)
  if (!words) return []
  // The tags of an article without a translation are no words of this language.
  const { language } = origin
  const own = origin.entries.filter((entry) => entry.language === undefined || entry.language === language)
  return tagsOf(own, language).flatMap(({ name, count }) =>
    listPages(tagPath(blogs, name), count, articlesPerPage).map(({ path, ...list }) => {
      const { title } = tagWords(words, { tag: name, ...list })
      return {
        ...first,
        path,
        template: "tag",
        title,
        share: first.share && { ...first.share, title, pictures: undefined, figure: `#${name}` },
        entry: undefined,
        list: { ...list, list: tagPath(blogs, name), category: name },
      }
    }),
  )
}

type Place = ListPage & { list: string; category: string | null }

function pagesOfList(name: string, places: readonly Place[], origin: PageSource): BasePage[] {
  const first = fixedPage(name, origin)
  const kickerOf = ({ number, of }: Place) =>
    fillIn(origin.words.page, { number: String(number), of: String(of) })
  return places.map((place, index) => {
    const { path, ...list } = place
    const share = first.share && { ...first.share, kicker: kickerOf(place) }
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
