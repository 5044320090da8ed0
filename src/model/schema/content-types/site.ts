import { z } from "zod"
import {
  action,
  country,
  currency,
  date,
  drawing,
  email,
  language,
  phone,
  pictureFile,
  properName,
  siteAddress,
  sitePath,
  text,
  timeZone,
  verbatim,
  webAddress,
  wholeNumber,
} from "../fields"
import en from "../../../words/en.json"
import { hostNames } from "../../hosts/host-names"
import { phoneWayNames } from "../../../text/numbers/phone-ways"
import { weekDays } from "../../../calendar/dates"

/** An entry leaves the menu with its page. */
const way = sitePath.meta({ role: "way" })

const shown = z.boolean().optional()

const menuEntry = z
  .strictObject({
    label: text.describe("The words in the menu."),
    to: way.optional().describe("Where it leads; left out where the entries below it come from the states."),
    entries: z
      .array(
        z
          .strictObject({
            label: text.describe("The words in the dropdown."),
            to: way.describe("Where it leads."),
          })
          .meta({ type: "SubmenuEntry", about: "An entry of a dropdown." }),
      )
      .optional()
      .describe("A dropdown's entries, in order."),
    entriesFrom: z
      .enum(["states"])
      .optional()
      .describe("Fills the dropdown from content: one entry for each state page."),
  })
  .meta({ type: "MenuEntry", about: "An entry of the header's menu." })

const footerColumn = z
  .strictObject({
    title: text.describe("The column's heading."),
    links: z.array(action).describe("Its links, in order. A column without links is left out."),
  })
  .meta({ type: "FooterColumn", about: "A column of links in the footer." })

const word = (usual: string) => text.optional().describe(`Left out, it is: ${usual}`)

/** Words for what the build counts of each page. Each has a usual one. */
const titleBlock = z
  .strictObject({
    title: word(en.titleBlock.title),
    document: word(en.titleBlock.document),
    script: word(en.titleBlock.script),
    fonts: word(en.titleBlock.fonts),
    pictures: word(en.titleBlock.pictures),
    requests: word(en.titleBlock.requests),
    contrast: word(en.titleBlock.contrast),
    policy: word(en.titleBlock.policy),
    strict: word(
      `${en.titleBlock.strict}. It stands for a policy that lets only the site's own scripts run.`,
    ),
    relaxed: word(`${en.titleBlock.relaxed}. It stands for one that lets another host's script run, too.`),
    date: word(en.titleBlock.date),
    drawnBy: word(en.titleBlock.drawnBy),
    scale: word(en.titleBlock.scale),
    visit: word(en.titleBlock.visit),
    counted: word(en.titleBlock.counted),
    paint: word(en.titleBlock.paint),
    firstPaint: word(en.titleBlock.firstPaint),
    untold: word(`${en.titleBlock.untold}. It stands where the browser does not tell.`),
    received: word(en.titleBlock.received),
    kept: word(`${en.titleBlock.kept}. It stands where nothing came over the network.`),
    meaning: word(en.titleBlock.meaning),
    more: action.optional().describe("A link to how it is measured. Left out, there is none."),
  })
  .meta({ type: "TitleBlock", about: "The words of the title block at the end of every page." })

const footnotes = z
  .strictObject({
    title: word(`${en.body.footnotes}. It is the heading above the notes at the end of a text.`),
    back: word(`${en.body.back}. It names the arrow after a note for those who do not see it.`),
  })
  .meta({ type: "FootnoteWords", about: "The words around the footnotes of texts." })

const socialLink = z
  .strictObject({
    name: properName.describe("The network's name."),
    url: webAddress.regex(/[^/]$/, "must not end in a slash").describe("The owner's page there."),
    icon: drawing.describe("The network's mark."),
  })
  .meta({ type: "SocialLink", about: "The owner's page on another site." })

const counter = z
  .strictObject({
    name: z
      .enum(["goatcounter", "plausible", "umami"])
      .describe("The counter: goatcounter, plausible or umami."),
    address: webAddress
      .regex(/[^/]$/, "must not end in a slash")
      .describe(
        "Its address, such as https://ada.goatcounter.com, https://plausible.io or your own server's.",
      ),
    id: verbatim
      .optional()
      .describe(
        "The site's name there: the domain at Plausible, the website's id at Umami. GoatCounter needs none.",
      ),
  })
  .refine(({ name, id }) => name === "goatcounter" || id !== undefined, {
    path: ["id"],
    message: "is missing: Plausible and Umami need the site's name there",
  })
  .meta({ type: "VisitCounter", about: "A counter of visits without cookies." })

const editor = z
  .strictObject({
    repository: z
      .string()
      .regex(
        /^[\w.-]+\/[\w.-]+$/,
        "must be the owner and the name of a repository at GitHub, such as ada/my-site",
      )
      .describe("The repository of this site at GitHub, such as ada/my-site."),
    branch: verbatim
      .optional()
      .describe("The branch that is published. If left out, the repository's default branch."),
    signIn: webAddress
      .regex(/[^/]$/, "must not end in a slash")
      .optional()
      .describe(
        "The address of your own Sveltia CMS Authenticator, for signing in with GitHub's page. If left out, the editor asks for an access token.",
      ),
  })
  .meta({ type: "LiveEditor", about: "The editor on the live site." })

const optionalText = text.optional()

const availability = z
  .strictObject({
    projects: date.optional().describe("From when you take new projects, such as 2026-12-07."),
    fullTime: date
      .optional()
      .describe("From when you could begin full-time work. Left out, none is offered."),
    words: z
      .strictObject({
        projects: optionalText.describe(`Left out, it is: ${en.availability.projects}.`),
        projectsNow: optionalText.describe(
          `Once that day has come. Left out, it is: ${en.availability.projectsNow}.`,
        ),
        fullTime: optionalText.describe(`Left out, it is: ${en.availability.fullTime}.`),
        fullTimeNow: optionalText.describe(
          `Once that day has come. Left out, it is: ${en.availability.fullTimeNow}.`,
        ),
        now: optionalText.describe(
          `On the resume, once that day has come. Left out, it is: ${en.availability.now}.`,
        ),
      })
      .meta({ type: "AvailabilityWords", about: "How the next free start is put into words." })
      .optional()
      .describe("How the dates are put into words; {day} stands for the date."),
  })
  .meta({ type: "Availability", about: "The owner's next free start." })

const percent = wholeNumber.min(0).max(100)

const portrait = z
  .strictObject({
    src: pictureFile.describe("The picture's file. The pages that show a portrait name the same one."),
    square: z
      .strictObject({
        left: percent.describe("How far from the left, in percent of the picture's width."),
        top: percent.describe("How far from the top, in percent of its height."),
        size: percent.min(1).describe("The square's side, in percent of the picture's width."),
      })
      .meta({ type: "FaceSquare", about: "The square of a portrait around the face." })
      .optional()
      .describe("The square around the face. Left out, the part of the picture that stands out most."),
  })
  .meta({ type: "Portrait", about: "The owner's portrait." })

/** Who the site belongs to, and what every page shares. */
export const site = z.strictObject({
  url: siteAddress.describe(
    "The site's address, without a slash at the end. On GitHub Pages it may have a folder, the name of the repository.",
  ),
  title: text.describe("The site's name."),
  alternateNames: z.array(properName).describe("Other names by which people look for the site."),
  language: language.describe(
    "The language of the content, such as en-US. Dates, prices, reading times and numbers are written as it writes them.",
  ),
  languages: z
    .array(language)
    .min(1)
    .optional()
    .describe(
      "The languages of the site, such as en-US and es. The first is the one above. Each other one is in a folder of its own, such as /es/, and has the pages whose files have a translation (docs/languages.md). Left out, there is one language.",
    ),
  currency: currency
    .optional()
    .describe("The currency of the prices by its code (ISO 4217), such as EUR. If left out, it is USD."),
  country: country
    .optional()
    .describe(
      "The country of the owner's business by its code (ISO 3166), such as DE. Search engines are told. If left out, no country is named.",
    ),
  host: z
    .enum(hostNames)
    .optional()
    .describe(
      "Where the site is published, which decides what the build writes for the host: netlify (if left out), cloudflare (Cloudflare Pages), vercel, github (GitHub Pages), nginx or caddy. The steps for each are in docs/hosting/.",
    ),
  hstsIncludeSubdomains: z
    .boolean()
    .optional()
    .describe(
      "True if every subdomain of the site's address is served by https and will be. Browsers then refuse to open any of them without it for a year after a visit, and this cannot be undone sooner. If left out, only the site's own address is concerned.",
    ),
  owner: z
    .strictObject({
      name: properName.describe("Full name."),
      slug: z
        .string()
        .max(60)
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case letters, digits and hyphens")
        .describe("Short name in addresses: /about-<slug>/, /<slug>-blogs/."),
      email: email.describe("Where clients write to."),
      phone: phone
        .optional()
        .describe(
          "A phone number that is answered, such as +15125550142: header, footer, contact and booking page, resume and contact card have it. {phone} stands for it in texts. Left out, no page has one, and sentences with {phone} are left out.",
        ),
      phoneWays: z
        .array(z.enum(phoneWayNames))
        .min(1)
        .optional()
        .describe(
          "How that number is answered: call, text, whatsapp, in the order in which the contact and booking pages offer them. Left out, it is call.",
        ),
      businessProfile: webAddress
        .optional()
        .describe(
          "The address of your Google Business Profile. Search engines are told that it is the same business. Left out, none is named.",
        ),
      workingDays: z
        .array(z.enum(weekDays))
        .min(1)
        .optional()
        .describe(
          "The days on which you work and answer messages, such as monday. Left out, they are Monday to Friday.",
        ),
      daysOff: z
        .array(date)
        .optional()
        .describe("Days off besides the public holidays of your country, such as 2026-12-24."),
      answerDays: wholeNumber
        .min(1)
        .max(30)
        .optional()
        .describe("In how many of those days you answer at the latest. Left out, it is 1."),
      since: date
        .optional()
        .describe("The first day of paid work as a developer; {experience} counts the years from it."),
      jobTitle: text.describe("What the owner is."),
      location: properName.describe("City and region, such as Austin, Texas."),
      portrait: portrait
        .optional()
        .describe(
          "The owner's picture: beside their articles, and on the share image of the page about them. Left out, it is the logo.",
        ),
      timeZone: timeZone.describe("Where the owner's day is kept, such as America/Chicago."),
      sample: z.boolean().optional().describe("True while this is the placeholder owner."),
    })
    .meta({ type: "Owner", about: "The person the site belongs to." })
    .describe("The person the site belongs to."),
  availability: availability
    .optional()
    .describe(
      "Your next free start. The home, contact and booking pages and the resume say it; once a date has passed, they say now. Left out, none does.",
    ),
  pages: z
    .strictObject({
      skills: shown.describe("The skills page."),
      booking: shown.describe("The booking page, with its calendar."),
      pricing: shown.describe("The pricing page, with the terms and the questions."),
      payment: shown.describe("The payment page."),
      proof: shown.describe("The evidence ledger."),
    })
    .meta({ type: "PageSwitches", about: "Pages that can be switched off." })
    .optional()
    .describe(
      "Pages that the site does without: set one to false. Its menu entry and every button to it go as well.",
    ),
  counter: counter
    .optional()
    .describe(
      "Counts visits to the live site without cookies. Every page then asks the counter's host once it is shown, before the visitor acts; the policies and the privacy page name that host. Left out, no page asks another host before that.",
    ),
  llms: z
    .enum(["off"])
    .optional()
    .describe(
      "Set to off to publish no llms.txt and no Markdown version of each page (index.html.md), which programs such as assistants read.",
    ),
  editor: editor
    .optional()
    .describe(
      "Publishes an editor at /admin/ of the live site, which commits to the repository at GitHub. Left out, nothing of it is published. docs/editing.md has the steps.",
    ),
  footnotes: footnotes
    .optional()
    .describe("The words around the footnotes of texts. Left out, they are English."),
  logo: drawing.describe("The logo in the header and footer."),
  socials: z.array(socialLink).describe("The owner's pages on other sites, in order."),
  menu: z.array(menuEntry).min(1).describe("The header's menu, in order."),
  headerAction: action.optional().describe("The button at the end of the menu. Without it there is none."),
  footer: z
    .strictObject({
      title: text.describe("The call to action's title."),
      text: text.describe("The call to action's words."),
      action: action.describe("The call to action's button."),
      tagline: text.describe("A line about the owner."),
      columns: z.array(footerColumn).max(2).describe("The columns of links, at most two."),
      copyright: text.describe("The copyright line."),
      colophon: action
        .optional()
        .describe("A quiet link after the copyright line, such as to how this site is made."),
      block: titleBlock
        .optional()
        .describe("The words of the title block, which ends every page. Left out, they are English."),
    })
    .describe("The footer of every page."),
})
