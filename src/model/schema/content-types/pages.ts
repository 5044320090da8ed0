import { z } from "zod"
import {
  action,
  calendarAddress,
  claim,
  claimNames,
  drawing,
  formerPaths,
  heading,
  hexColor,
  intro,
  paragraphs,
  picture,
  point,
  sample,
  seam,
  seo,
  text,
  textOf,
  verbatim,
  video,
} from "../fields"
import { compared as measures } from "../../../claims/result"
import en from "../../../words/en.json"

const pageSeo = seo.describe("What search engines and link previews show.")

const ofPage = { seo: pageSeo, formerPaths }

const lead = text.describe("One or two sentences under the title.")
const introWithAction = intro
  .extend({ action: action.describe("The button.") })
  .meta({ type: "IntroWithAction", about: "An intro with a button." })

/** Title and description of a list's further pages. The tokens in braces make each page's unique. */
const furtherPages = (...marks: string[]) =>
  z
    .strictObject({
      title: textOf({ least: 15, most: 60 }).describe("A page's title; {page} stands for its number."),
      description: textOf({ least: 70, most: 150 }).describe(
        "A page's summary; {page} stands for its number, {pages} for how many there are.",
      ),
    })
    .refine(
      ({ title, description }) => marks.every((mark) => title.includes(mark) && description.includes(mark)),
      `must have ${marks.join(" and ")} in title and description, so that no two pages say the same`,
    )
    .meta({ type: "FurtherPages", about: "What further pages of a list say of themselves." })

const tagTitle = textOf({ least: 20, most: 45 })
const tagDescription = textOf({ least: 70, most: 135 })

/** What the page of a tag says. A tag has up to 30 characters, so the limits leave room for it. */
const tagPages = z
  .strictObject({
    title: tagTitle.describe("The page's title; {tag} stands for the tag."),
    description: tagDescription.describe("The page's summary; {tag} stands for the tag."),
    more: z
      .strictObject({
        title: tagTitle.describe("A further page's title, with {tag} and {page}."),
        description: tagDescription.describe("A further page's summary, with {tag} and {page}."),
      })
      .meta({ type: "FurtherTagPages", about: "What further pages of a tag say." })
      .describe("What further pages say, where a tag has more articles than one page shows."),
  })
  .refine(
    ({ title, description, more }) =>
      [title, description, more.title, more.description].every((words) => words.includes("{tag}")) &&
      [more.title, more.description].every((words) => words.includes("{page}")),
    "must have {tag} in every title and description, and {page} in those of further pages, so that no two pages say the same",
  )
  .meta({ type: "TagPages", about: "What the pages of tags say." })

const videoSection = heading
  .extend({ text: lead, video: video.describe("The video.") })
  .meta({ type: "VideoSection", about: "A heading, a text and a video." })

/** A picture beside paragraphs: on the about page, and the home page's profile card. */
const aboutSection = z
  .strictObject({
    head: z.boolean().describe("True where the name is shown as a heading."),
    name: text.describe("The section's name."),
    shape: z.enum(["circle", "other"]).describe("The picture's shape."),
    details: paragraphs.describe("The paragraphs."),
    img: picture.describe("The picture."),
    drawn: drawing
      .optional()
      .describe("The same picture as a line drawing, which the seam shows at the top of the page."),
    seam: seam.describe(
      "How much of the picture the seam leaves drawn, in percent of its width; 22 without it.",
    ),
    social: z.boolean().describe("True where the owner's social links are shown."),
    orient: z.literal([0, 1]).meta({ graphql: "Int!" }).describe("0: picture first; 1: words first."),
    claims: claimNames,
  })
  .meta({ type: "AboutSection", about: "A picture beside paragraphs." })

const ownSeconds = z
  .strictObject({
    built: text.describe(
      "What the build's figure is: how long the page's first view takes at 1.6 Mbit/s, with four round trips of 150 ms. The view's weight follows it.",
    ),
    measured: text.describe(
      "What it is once the visitor's browser has told its own time. The same weight follows it.",
    ),
    slow: text
      .optional()
      .describe(
        "What it is where it is above 2.5 s. It stands below the build's figure; without it, neither does.",
      ),
    others: text.describe("The heading above the figures of others."),
    claims: claimNames,
  })
  .meta({ type: "OwnSeconds", about: "How long the page itself takes." })

/** "Type your business": on a page of its own words, the same sketch as in the contact form, of a name alone. */
const sketchInvitation = z
  .strictObject({
    title: textOf({ most: 40 }).describe("The title."),
    text: textOf({ most: 200 }).describe("What it does, in a sentence."),
    example: textOf({ most: 40 }).describe("The name in the drawing until somebody types one."),
    action: action.describe("The button to the contact form, where the sketch goes along."),
  })
  .meta({
    type: "SketchInvitation",
    about: "A field that draws a front page with the visitor's name. It goes with the contact page's sketch.",
  })

export const homePage = z.strictObject({
  ...ofPage,
  hero: z
    .strictObject({
      title: text.describe("The promise, before the rotating word. The word follows it."),
      words: z
        .array(
          z
            .strictObject({
              text: textOf({ most: 12 }).describe("The word."),
              image: drawing.describe("Its drawing."),
            })
            .meta({ type: "HeroWord", about: "A rotating word and its drawing." }),
        )
        .min(2)
        .describe("The rotating words, in order."),
      text: lead,
      action: action.describe("The button."),
      estimate: action.optional().describe("A link to the estimate, beside the button."),
      facts: z.array(text).min(1).describe("Short facts beside the button."),
      seeking: action
        .optional()
        .describe(
          "A last fact that is a link, such as for employers to the resume. Left out, there is none.",
        ),
    })
    .describe("The first screen."),
  sketch: sketchInvitation
    .optional()
    .describe(
      "The field that draws a front page with the visitor's name. Without it the section is left out.",
    ),
  video: videoSection.optional().describe("The video section. Without it the section is left out."),
  figures: heading
    .extend({
      own: ownSeconds
        .optional()
        .describe("The page's own seconds, above the figures. Without them there are only those."),
      claims: z.array(claim).min(3).describe("The figures."),
    })
    .meta({ type: "ClaimSection", about: "A heading and figures." })
    .optional()
    .describe("Why a site's speed and looks matter, in figures. Without them the section is left out."),
  contribution: intro.describe("The heading above the skill cards."),
  work: introWithAction.describe("The heading above the curated work."),
  profile: aboutSection.describe("The profile card."),
  blogs: introWithAction.describe("The heading above the articles."),
})

export const aboutPage = z.strictObject({
  ...ofPage,
  intro: intro.describe("The top of the page."),
  action: action.optional().describe("A button beside it, such as one to the resume."),
  sections: z.array(aboutSection).min(1).describe("The sections, in order."),
  claims: claimNames,
  sample,
})

export const workPage = z.strictObject({
  ...ofPage,
  intro: intro.describe("The top of the page."),
  categories: z
    .strictObject({
      all: text.describe("The name of the choice that shows every project."),
      webApp: text.describe("The name of the category web-app."),
      frontend: text.describe("The name of the category frontend."),
      desktop: text.describe("The name of the category desktop."),
      fullstack: text.describe("The name of the category fullstack."),
    })
    .describe("The names of the categories."),
  more: furtherPages("{page}", "{category}").describe(
    "What further pages say, where there are more projects than one page shows; {category} stands for what is shown.",
  ),
})

export const skillsPage = z.strictObject({ ...ofPage, intro: intro.describe("The top of the page.") })

const sectionTitle = textOf({ most: 40 })

export const resumePage = z.strictObject({
  ...ofPage,
  intro: intro.describe("The top of the page."),
  download: textOf({ most: 40 }).describe(
    "The words on the button for the PDF; its type and size follow them.",
  ),
  code: action
    .optional()
    .describe("A link for developers beside the ways to reach you, such as to how this site is made."),
  titles: z
    .strictObject({
      seeking: sectionTitle.describe("Above what you look for."),
      role: sectionTitle.describe("Beside the role."),
      start: sectionTitle.describe("Beside when you can start."),
      place: sectionTitle.describe("Beside remote or place."),
      authorization: sectionTitle.describe("Beside the work authorization."),
      work: sectionTitle.describe("Above the posts."),
      projects: sectionTitle.describe("Above the projects."),
      skills: sectionTitle.describe("Above the skills."),
      education: sectionTitle.describe("Above degrees and courses."),
      certificates: sectionTitle.describe("Above the certificates."),
      volunteer: sectionTitle.describe("Above the unpaid work."),
      awards: sectionTitle.describe("Above the awards."),
      publications: sectionTitle.describe("Above the publications."),
      languages: sectionTitle.describe("Above the languages."),
    })
    .meta({ type: "ResumeTitles", about: "The headings of a resume." })
    .describe("The headings, on the page and in the PDF. One without content below it is left out."),
})

const proofTitles = point.describe("The heading, and a sentence below it.")

/** The words of the evidence ledger. Its claims are in `content/claims/`. */
const tried = z
  .strictObject({
    means: text.describe("By which means, such as the keyboard alone."),
    what: text.describe("What was tried with it, and what came of it."),
    when: text.describe("How often, or when."),
  })
  .meta({ type: "TriedAccess", about: "What was tried for accessibility, by one means." })

const titled = { title: text.describe("The heading."), text: text.describe("One or two sentences under it.") }

export const accessibilityPage = z.strictObject({
  ...ofPage,
  intro: intro.describe("The top of the page, with the standard."),
  tried: z
    .strictObject({ ...titled, items: z.array(tried).min(1).describe("The means, in order.") })
    .describe(
      "What was tried. Name only what was done: docs/accessibility.md says what the project's own checks try.",
    ),
  gaps: z
    .strictObject({ ...titled, items: z.array(point).min(1).describe("The gaps.") })
    .describe("The known gaps."),
  complain: z
    .strictObject({
      ...titled,
      links: z.array(action).optional().describe("Where one may complain besides."),
    })
    .describe("How to complain. Your email address and phone number follow the words."),
  sample,
})

export const proofPage = z.strictObject({
  ...ofPage,
  intro: intro.describe("The top of the page."),
  comparison: heading
    .extend({
      text: lead,
      measures: z
        .array(
          z
            .strictObject({
              measure: z
                .enum(measures)
                .describe(
                  "What is compared: fcp, lcp (first and largest paint, against the floor), tbt (blocked time), script or total (bytes).",
                ),
              title: textOf({ most: 40 }).describe("What it is called."),
              text: textOf({ most: 140 }).describe("What it means, in a sentence."),
            })
            .meta({ type: "ProofMeasure", about: "A measure by which pages are compared." }),
        )
        .min(1)
        .describe("What is compared, in order."),
    })
    .meta({ type: "ProofComparison", about: "This site's figures beside those of others." })
    .optional()
    .describe("This site beside others, from the results of the benchmark. Left out where there are none."),
  titles: z
    .strictObject({
      measured: proofTitles,
      source: proofTitles,
      sample: proofTitles,
    })
    .describe("Above the claims that were measured, that others found, and that are made up so far."),
  words: z
    .strictObject({
      command: sectionTitle.describe("Beside the command."),
      tool: sectionTitle.describe("Beside the tool and its version."),
      conditions: sectionTitle.describe("Beside the conditions."),
      date: sectionTitle.describe("Beside the date."),
      runs: sectionTitle.describe("Beside the number of runs."),
      commit: sectionTitle.describe("Beside the commit."),
      result: sectionTitle.describe("The link to the raw result."),
    })
    .meta({ type: "ProofWords", about: "The words beside what proves a claim." })
    .describe("The words beside what proves a claim."),
  repeat: point
    .extend({
      steps: z
        .array(
          z
            .strictObject({
              command: verbatim.describe("What to type."),
              text: text.describe("What it does."),
            })
            .meta({ type: "ProofStep", about: "A command, and what it does." }),
        )
        .min(1)
        .describe("The commands, in order."),
    })
    .meta({ type: "ProofRepeat", about: "How anyone repeats the measurements." })
    .optional()
    .describe("How anyone repeats the measurements."),
})

/** "Draw yours": a visitor's own front page, sketched in the contact form. */
const sketch = z
  .strictObject({
    title: textOf({ most: 60 }).describe("The words that open it."),
    text: textOf({ most: 200 }).describe("What it does, in a sentence."),
    trades: z
      .array(
        z
          .strictObject({
            name: textOf({ most: 40 }).describe("A sort of business."),
            layout: z
              .enum(["shop", "table", "craft", "practice", "studio"])
              .describe(
                "What its front page looks like: shop (goods in a row), table (a menu), craft (work on cards), practice (a portrait and hours) or studio (pictures of the work).",
              ),
            line: textOf({ most: 40 }).describe("A line below the name."),
          })
          .meta({ type: "SketchTrade", about: "A sort of business, and its front page." }),
      )
      .min(2)
      .max(8)
      .describe("The sorts of business to choose from."),
    moods: z
      .array(
        z
          .strictObject({
            name: textOf({ most: 40 }).describe("The mood."),
            paper: hexColor.describe("The page's color."),
            ink: hexColor.describe("The text's color."),
            accent: hexColor.describe("The color of buttons and pictures. Text on it has the page's color."),
          })
          .meta({ type: "SketchMood", about: "A mood, and its colors." }),
      )
      .min(2)
      .max(6)
      .describe("The moods to choose from."),
  })
  .meta({ type: "SketchSection", about: "A sketch of the visitor's own front page." })

const sentWord = (usual: string) => text.optional().describe(`Left out, it is: ${usual}`)

const sentMessage = z
  .strictObject({
    sent: sentWord(`${en.contact.sent} {time} stands for the day and the time.`),
    answer: sentWord(
      `${en.contact.answer} {day} is counted in your working days (owner.workingDays and answerDays in site.json).`,
    ),
    meanwhile: sentWord(`${en.contact.meanwhile} Your email address follows it.`),
    links: z.array(action).optional().describe("Where one may go meanwhile. Left out, there are no links."),
  })
  .meta({ type: "SentMessage", about: "What stays below the form after a message was sent." })

export const contactPage = z.strictObject({
  ...ofPage,
  intro: intro.describe("The top of the page."),
  sketch: sketch
    .optional()
    .describe(
      "In the form: a sketch of the visitor's own front page. Without it the form has its fields alone.",
    ),
  sent: sentMessage
    .optional()
    .describe("What stays below the form after a message was sent. Left out, it is in English."),
  video: videoSection.optional().describe("How a project goes."),
  call: introWithAction.optional().describe("The way to a call. It goes with the booking page."),
  payment: intro
    .extend({
      methods: z.array(text).min(1).describe("How one can pay."),
      action: action.describe("The button to payment."),
    })
    .meta({ type: "PaymentOptions", about: "What one can pay with." })
    .optional()
    .describe("The payment options. They go with the payment page."),
})

export const bookingPage = z.strictObject({
  ...ofPage,
  intro: intro.describe("The top of the page."),
  calendar: calendarAddress.describe("The scheduling widget's address, at Calendly."),
  call: text
    .optional()
    .describe("Whether the call is by phone or by video. Left out, the page does not say."),
  stepsTitle: text.describe("The heading above the steps."),
  steps: z.array(point).min(1).describe("What happens in the call."),
  sample: z.boolean().optional().describe("True while the calendar is not the owner's own."),
})

export const pricingPage = z.strictObject({
  ...ofPage,
  intro: intro.describe("The top of the page."),
  action: action.describe("Every plan's button."),
  estimate: action.optional().describe("A link to the estimate, below the plans."),
  popular: text.describe("The words on the plan most clients take."),
  payment: text.describe("The words beside each price."),
  includedTitle: text.describe("The heading above what every plan includes."),
  terms: intro
    .extend({ items: z.array(point).min(1).describe("The terms, in order.") })
    .meta({ type: "Terms", about: "Terms of work." })
    .describe("The terms."),
})

export const paymentPage = z.strictObject({
  ...ofPage,
  intro: intro.describe("The top of the page."),
  note: text.describe("What to know before paying."),
})

export const blogsPage = z.strictObject({
  ...ofPage,
  intro: intro.describe("The top of the page."),
  more: furtherPages("{page}").describe(
    "What further pages say, where there are more articles than one page shows.",
  ),
  tags: tagPages
    .optional()
    .describe("What the page of each tag says. Left out, tags have no pages, no links and no feeds."),
})

export const notFoundPage = z.strictObject({
  seo: pageSeo,
  intro: intro.describe("The words."),
  drawing: drawing.describe("The drawing."),
  links: z.array(action).min(2).describe("Ways on."),
  sketch: sketchInvitation
    .optional()
    .describe("The field that draws a front page with the visitor's name. Left out, there is none."),
})

/** What all state pages share. {state} and {short} stand for the state. */
export const statePages = z.strictObject({
  headline: text.describe("The headline of every state page; {state} stands for the state's name."),
  start: action.describe("The headline's first button."),
  work: action.describe("The headline's second button."),
  quote: action
    .optional()
    .describe("The link below the buttons, to the estimate; {low} stands for the lowest price of a plan."),
  breadcrumb: text.describe("What a state page is called on the way to it; {state} stands for the state."),
  pricing: action.describe("The button below the prices. It goes with the pricing page."),
  estimate: action.optional().describe("The button beside it, to the estimate."),
  notify: action.describe("The button beside the cities."),
  consultation: action.describe("The closing buttons: the first."),
  call: action.describe("The closing buttons: the second. It also stands below the headline's buttons."),
})
