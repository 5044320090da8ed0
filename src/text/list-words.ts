import { fillIn } from "./fill-in"

type Words = {
  readonly seo: Queries.SeoFragment
  readonly intro: Queries.IntroFragment
  readonly more: Queries.FurtherPagesFragment
}
type Place = { number: number; of: number; category?: { name: string; whole: boolean } }

/**
 * Returns a list page's texts for its head and its top. The list's first page has its own texts; the others
 * share a template.
 * @param place the page's number, the number of pages, and the category shown, if any.
 */
export function listWords({ seo, intro, more }: Words, { number, of, category }: Place) {
  if (number === 1 && category?.whole !== false) return { seo, intro }
  const values = { page: String(number), pages: String(of), category: category?.name ?? "" }
  const title = fillIn(more.title, values)
  const description = fillIn(more.description, values)
  return { seo: { ...seo, title, description }, intro: { ...intro, title, text: description } }
}
