// Names that no owner's entry has, since the checks also run in owners' copies.
const entries = {
  project: {
    title: "Abacus",
    category: "web-app",
    tags: "React, TypeScript",
    description: "Counts what a shop sells.",
    reason: "I wanted to count.",
    webapp: "https://abacus.dev",
  },
  "case-study": {
    slug: "abacus",
    type: "Web app",
    title: "Abacus: counting without batteries",
    overview:
      "Abacus counts what a small shop sells, on a phone and without a network, and adds up at night.",
  },
  article: {
    title: "How I count on ten fingers",
    tags: "React, Sync",
    summary:
      "Counting is easy until two people do it at once. How a small shop keeps one count on three phones.",
  },
  state: {
    state: "New Cascadia",
    short: "NX",
    city1: "Ferndock",
    city2: "Gray Point",
    city3: "Saltmarsh",
    city4: "Pine Ferry",
  },
  testimonial: { name: "Jo Abacus", mentions: "Baker", review: "It sells our bread." },
  faq: { question: "Do you travel to clients?", answer: "Within a day's drive, I do." },
  words: { language: "gl" },
}

/** A command line for an entry of every kind, for the checks of `npm run new`. */
export const commandLines = Object.entries(entries).map(([kind, fields]) => [
  kind,
  ...Object.entries(fields).flatMap(([flag, value]) => [`--${flag}`, value]),
])
