import path from "node:path"
import { tokenColors } from "../../../src/model/colors/colors"
import { faqList, testimonialList } from "../../../src/model/schema/content-types/lists"
import { slugify } from "../../../src/text/slugify"
import { assemble } from "../answers"
import { withItem } from "../file-text"
import { type Form, answerText } from "../form"
import { placeholderDrawing } from "../placeholder"
import { namesIn, findIgnoringCase } from "../siblings"

const faqItem = faqList.shape.items.element
const testimonial = testimonialList.shape.items.element

/** The form for a question and its answer, added at the end of the list. */
export const faqForm: Form = {
  name: "faq",
  about: "a question and its answer",
  schema: faqItem,
  given: [],
  first: [],
  suggest: () => undefined,
  async make({ root, answers }) {
    const file = "content/lists/faq.json"
    return [{ file, content: await withItem(root, file, assemble(faqItem, answers)) }]
  },
  next: () => [
    "The page shows the questions in the order of content/lists/faq.json. Move yours to its place.",
  ],
}

const marks = "content/lists/testimonials"

/** The form for a client's review, added at the end of the list with a placeholder drawing. */
export const testimonialForm: Form = {
  name: "testimonial",
  about: "a client's testimonial",
  schema: testimonial,
  given: ["image", "sample"],
  first: ["name"],
  slug: {
    about: "The file name of the client's mark.",
    suggest: ({ answers }) => slugify(answerText(answers, "name")),
    refuse(slug, root) {
      const taken = findIgnoringCase(namesIn(path.join(root, marks)), `${slug}.svg`)
      return taken && `is taken: ${marks}/${taken} already exists`
    },
  },
  suggest: (field) => (field === "color" ? tokenColors("ink").light : undefined),
  async make({ root, slug, answers }) {
    const file = "content/lists/testimonials.json"
    const image = { src: `./testimonials/${slug}.svg`, alt: "" }
    return [
      { file, content: await withItem(root, file, assemble(testimonial, { ...answers, image })) },
      { file: `${marks}/${slug}.svg`, content: placeholderDrawing() },
    ]
  },
  next: ({ slug }) => [
    `Replace ${marks}/${slug}.svg with the client's mark, a line drawing.`,
    "Ask the client whether you may quote them.",
  ],
}
