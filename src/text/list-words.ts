import { fillIn } from "./fill-in"

type Words = {
  readonly seo: Queries.SeoFragment
  readonly intro: Queries.IntroFragment
  readonly more: Queries.FurtherPagesFragment
}
type Place = { number: number; of: number; category?: { name: string; whole: boolean } }

/**
 * What a page of a list says of itself in its head and at its top: the list's first page has words of its
 * own, the others have theirs from one text.
 * @param place its number, how many there are, and the category that is shown where there are such.
 */
export function listWords({ seo, intro, more }: Words, { number, of, category }: Place) {
  if (number === 1 && category?.whole !== false) return { seo, intro }
  const values = { page: String(number), pages: String(of), category: category?.name ?? "" }
  const title = fillIn(more.title, values)
  const description = fillIn(more.description, values)
  return { seo: { ...seo, title, description }, intro: { ...intro, title, text: description } }
}
