import type { Form } from "./form"
import { articleForm } from "./forms/article"
import { caseStudyForm } from "./forms/case-study"
import { faqForm, testimonialForm } from "./forms/lists"
import { projectForm } from "./forms/project"
import { stateForm } from "./forms/state"
import { type Question, questionsOf } from "./questions"

export const forms: readonly Form[] = [
  projectForm,
  caseStudyForm,
  articleForm,
  stateForm,
  testimonialForm,
  faqForm,
]

/** Returns a form's questions in the order they are asked. Those that suggestions depend on come first. */
export function questionsFor({ schema, given, first }: Form): Question[] {
  const rank = ({ path }: Question) => (first.includes(path) ? first.indexOf(path) : first.length)
  return questionsOf(schema, given).toSorted((a, b) => rank(a) - rank(b))
}
