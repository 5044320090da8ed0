import { truncate, widthOf } from "../../../src/text/text-width"
import { articleForm } from "../../new/forms/article"
import { caseStudyForm } from "../../new/forms/case-study"
import type { NewFile } from "../../new/form"
import type { Answers } from "../questions/answers"

/** What `npm run new` begins, as drafts: no build has them until their owner has written them. */

export const draftStudy = (
  root: string,
  slug: string,
  { title, sentence, tags }: Answers["projects"][number],
): Promise<NewFile[]> =>
  caseStudyForm.make({
    root,
    slug,
    answers: {
      ...seoOf(title, sentence, tags),
      type: "Sample: the kind of project",
      title,
      overview: sentence,
      techStack: tags,
      draft: true,
    },
  })

export const draftArticle = (
  root: string,
  slug: string,
  { title, summary, tags }: NonNullable<Answers["articles"]>[number],
  date: string,
): Promise<NewFile[]> =>
  articleForm.make({
    root,
    slug,
    answers: {
      ...seoOf(title, summary, tags ?? [title]),
      title,
      summary,
      author: "{name}",
      date,
      ...(tags && { tags }),
      draft: true,
    },
  })

const seoOf = (title: string, summary: string, keywords: readonly string[]) => ({
  "seo.title": padded(title, 15, 70),
  "seo.description": padded(summary, 70, 165),
  "seo.keywords": [...keywords],
})

/** A draft's title and summary are as long as they have to be; its owner writes others. */
function padded(text: string, least: number, most: number): string {
  const long =
    widthOf(text) < least ? `${text} ${"Sample text: say more here. ".repeat(4)}`.slice(0, most).trim() : text
  return widthOf(long) > most ? truncate(long, most) : long
}
