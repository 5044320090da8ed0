const about = (number: number) => `Entry number ${number} of those that the benchmark adds to the site.`

const seo = (number: number) => `seo:
  title: "Entry ${number}, added to measure growth"
  description: "${about(number)} It has a page, a card and a picture, as any other entry has."
  keywords: [growth]`

const paragraph = (number: number, nth: number) =>
  `Paragraph ${nth} of entry ${number}. It says how far ${number * nth} steps lead, and **why** the ${nth + 1}th is longer.
See [the work list](/work/) and \`step(${number}, ${nth})\`.`

const paragraphs = (number: number) => [1, 2, 3].map((nth) => paragraph(number, nth)).join("\n\n")

/** A project's card. */
export const projectText = (number: number, picture: string) =>
  JSON.stringify({
    order: 100 + number,
    title: `Entry ${number}`,
    date: "2025-01-31",
    category: "fullstack",
    tags: ["React", "TypeScript", `Topic ${number}`],
    description: `${about(number)} Its card says what it is, in two sentences.`,
    reason: `It was built to see what a site with ${number} entries more costs.`,
    image: { src: picture, alt: `The picture of entry ${number}` },
    color: "#0f766e",
    text: "#ffffff",
    text2: "#4fd1c0",
    webapp: "/work/",
    actionLabel: `Entry ${number}, the case study`,
    sourceLabel: `The site of entry ${number}`,
  })

/** A project's case study. */
export const caseStudyText = (number: number, picture: string) => `---
${seo(number)}
type: "Full-stack web app"
title: "Entry ${number}, a case study"
overview: "${about(number)}"
techStack: [React, TypeScript]
links: {}
banner:
  src: ${picture}
  alt: "The banner of entry ${number}"
---

## Features

${paragraphs(number)}

## Challenges Faced

${paragraphs(number + 7)}

## Key Takeaways

- ${about(number)}
- What is said once is said.
`

/** An article. */
export const articleText = (number: number, picture: string) => `---
${seo(number)}
title: "Entry ${number}, an article"
summary: "${about(number)}"
author: "{name}"
date: "2024-01-31"
tags: [Growth]
image:
  src: ${picture}
  alt: "The cover of entry ${number}"
---

${paragraphs(number)}

## What came of it

${paragraphs(number + 7)}
`
