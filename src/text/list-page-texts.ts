import { fillIn } from "./fill-in"

type Words = {
  readonly seo: Queries.SeoFragment
  readonly intro: Queries.IntroFragment
  readonly more: Queries.FurtherPagesFragment
}
type Place = { number: number; of: number; category?: { name: string; whole: boolean } }

/** A list page's texts: the first page has its own, the others share a template for their number and category. */
export function listPageTexts({ seo, intro, more }: Words, { number, of, category }: Place) {
  if (number === 1 && category?.whole !== false) return { seo, intro }
  const values = { page: String(number), pages: String(of), category: category?.name ?? "" }
  const title = fillIn(more.title, values)
  const description = fillIn(more.description, values)
  return { seo: { ...seo, title, description }, intro: { ...intro, title, text: description } }
}
