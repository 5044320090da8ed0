import { z } from "zod"
import { widthOf } from "../../text/text-width"
import { addressReason } from "./check-address"
import { drawingExtensions, extensionPattern, pictureExtensions } from "../pictures/extensions"

/** Building blocks shared by the content types. */

declare module "zod" {
  interface GlobalMeta {
    type?: string
    about?: string
    /** The GraphQL type and directives, in place of the derived ones. */
    graphql?: string
    /**
     * What the checker looks up: a file beside the entry or in static/, a page, a project, a claim. A way is a link
     * that goes when its page does. Editors pick a color.
     */
    role?: "file" | "static" | "page" | "way" | "project" | "color" | "claim" | "plan"
    /**
     * What a translation does with a text: it must translate words, and may translate a name. Of a figure it may change
     * the signs, but no digit. What has none of these comes from the original.
     */
    words?: "text" | "name" | "figure" | false
    /** True for a field by which a translation finds the item of a list that it belongs to. */
    key?: true
    /** True for an object that is left out where its `to` leads to a page that the site does without. */
    goes?: true
    length?: { least: number; most: number }
    /** True for a field that is known but shown nowhere. `npm run content:check` tells its owner. */
    unshown?: true
  }
}

const plain = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

/** A visible character: not a space, and not one that only joins, marks or directs others. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

/** A piece of text on one line, without tabs and other control characters. */
export const text = z
  .string()
  .regex(visible, "must not be empty")
  .regex(plain, "must be text on one line")
  .meta({ words: "text" })

/** A name of a person, a place or a thing, which is mostly the same in every language. */
export const properName = text.meta({ words: "name" })

/** A text that is the same in every language, such as a command. */
export const verbatim = text.meta({ words: false })

/** A figure as it is shown, `0.05 s`. */
export const shownFigure = text.meta({ words: "figure" })

/** How long a text may be, in Latin letters (src/text/text-width.ts). */
type Length = { least?: number; most: number }

/** A piece of text that is neither shorter nor longer than its place takes. */
export const textOf = ({ least = 0, most }: Length) =>
  text
    .check(({ value: input, issues }) => {
      const [width, rest] = [widthOf(input), { origin: "string", inclusive: true, input }]
      if (width < least) issues.push({ code: "too_small", minimum: least, ...rest })
      if (width > most) issues.push({ code: "too_big", maximum: most, ...rest })
    })
    .meta({ length: { least, most } })

/** A whole number that GraphQL's Int, of 32 bits, can hold. */
export const wholeNumber = z.int32()

/** The same for a name. */
export const nameOf = (length: Length) => textOf(length).meta({ words: "name" })

/** The same for a figure. */
export const figureOf = (length: Length) => textOf(length).meta({ words: "figure" })

/** The folder of a project in `content/projects/`. */
export const projectFolder = text.meta({ role: "project" })

/** A claim of the ledger, by the name of its file in `content/claims/`. */
export const claimName = text.meta({ role: "claim" })

/** The claims whose figures a text tells. */
export const claimNames = z
  .array(claimName)
  .optional()
  .describe("The claims in content/claims/ whose figures the text tells, by the names of their files.")

export const paragraphs = z.array(text).min(1)

export const date = z.iso.date("must be a date such as 2025-03-31")

export const year = z.string().regex(/^\d{4}$/, "must be a year, such as 2025")

/** A year, a month or a day: `2025`, `2025-03`, `2025-03-31`. */
export const partialDate = z
  .string()
  .regex(
    /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/,
    "must be a year, a month or a day, such as 2025, 2025-03 or 2025-03-31",
  )

/** A time zone by its name in the IANA database, `America/Chicago`. */
export const timeZone = z.string().refine(isTimeZone, "must be a time zone such as America/Chicago")

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }))
  } catch {
    return false
  }
}

/** A phone number as the world dials it (E.164): a plus sign, the country's code, and the number. */
export const phone = z
  .string()
  .regex(
    /^\+[1-9]\d{6,14}$/,
    "must be a phone number with a plus sign, the country's code and digits alone, such as +15125550142",
  )

export const email = z.email("must be an email address, such as name@example.com")

/** A color as six hexadecimal digits. */
export const hexColor = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, "must be a color such as #0f766e")
  .meta({ role: "color" })

/** Refuses addresses that look right and lead nobody to their page. */
const leadsThere = [
  (address: string) => addressReason(address) === undefined,
  { error: ({ input }: { input?: unknown }) => addressReason(String(input)) },
] as const

const httpsAddress = z
  .string()
  .regex(/^https:\/\/[^\s]+$/, "must be an address that starts with https://")
  .refine(URL.canParse, "must be a whole address, such as https://example.com/page")

/** An address of another site, https only. */
export const webAddress = httpsAddress.refine(...leadsThere)

/** A site's address: a host, or a folder of it where the host has some (check-path-prefix.ts). May be this machine. */
export const siteAddress = httpsAddress
  .regex(/[^/]$/, "must not end in a slash")
  .refine(isPlain, "must be a host alone, such as https://example.com")

function isPlain(address: string): boolean {
  // The previous rule reports an address that does not parse.
  if (!URL.canParse(address)) return true
  const { origin, pathname, href } = new URL(address)
  return href === origin + pathname && /^\/(?:[\w.~-]+\/?)*$/.test(pathname)
}

/** The owner's page at Calendly, the only calendar that src/post-build/csp.ts allows on a page. */
export const calendarAddress = z
  .string()
  .regex(
    /^https:\/\/calendly\.com\/[^\s]+$/,
    "must be your page at Calendly, such as https://calendly.com/your-name/intro-call; pages may show no other calendar",
  )
  .refine(URL.canParse, "must be a whole address, such as https://calendly.com/your-name/intro-call")
  .refine(...leadsThere)

/** A language by its tag (BCP 47), `en-US`. */
export const language = z
  .string()
  .regex(/^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]+)*$/, "must be the tag of a language, such as en-US")
  .refine(isLanguage, "must be the tag of a language, such as en-US")

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** A currency by its code (ISO 4217), `EUR`. */
export const currency = z.string().refine(isKnown("currency"), "must be the code of a currency, such as EUR")

/** A country by its code (ISO 3166-1), `DE`. */
export const country = z
  .string()
  .regex(/^[A-Z]{2}$/, "must be the code of a country in two capital letters, such as DE")
  .refine(isKnown("region"), "must be the code of a country, such as DE")

/** Whether ICU has a name for a code. */
function isKnown(type: "currency" | "region") {
  const names = new Intl.DisplayNames("en", { type, fallback: "none" })
  return (code: string) => {
    try {
      return names.of(code) !== undefined
    } catch {
      return false
    }
  }
}

/** Whether browsers and writers of files take a path as written: no folder of dots, backslash or stray percent sign. */
function isPlainPath(target: string): boolean {
  if (!target.startsWith("/")) return true
  try {
    const { host, pathname, hash } = new URL(target, "https://site.example")
    return host === "site.example" && decodeURI(pathname + hash) === decodeURI(target)
  } catch {
    return false
  }
}

const plainPath = [
  isPlainPath,
  "must be a path as browsers read it: without . or .. as a folder, without a backslash, and with %25 for a percent sign",
] as const

export const sitePath = z
  .string()
  .regex(
    /^\/(?:[^\s/#]+\/)*(?:#[^\s#]+)?$/,
    "must be a path of this site that starts and ends with a slash, such as /contact/",
  )
  .refine(...plainPath)
  .refine(...leadsThere)
  .meta({ role: "page" })

/** Former addresses of a page, which redirect to it: of a folder, with or without its last slash, or of a file. */
export const formerPaths = z
  .array(
    z
      .string()
      .refine((former) => !former.includes("#"), {
        error:
          "has a #, and what follows it never reaches the host, so nothing can redirect by it; leave it out",
        abort: true,
      })
      .regex(
        /^\/(?:[^\s/#?*:]+\/)*(?:[^\s/#?*:]+\/?)?(?:(?<=.)\?[\w.~%+-]+=[\w.~%+-]*(?:&[\w.~%+-]+=[\w.~%+-]*)*|(?<=..))$/,
        "must be a path of this site that starts with a slash, such as /old-name/, /old-name.html or /index.php?p=12",
      )
      .refine((former) => isPlainPath(former.split("?")[0] ?? ""), plainPath[1])
      .refine(...leadsThere),
  )
  .optional()
  .describe(
    "Addresses this page had before, such as /old-name/, /old.html or /index.php?p=12; each leads here.",
  )

/** A page of this site or an address of another site. */
export const linkTarget = z
  .string()
  .regex(
    /^(?:\/(?:[^\s/#]+\/)*(?:#[^\s#]+)?|https:\/\/\S+)$/,
    "must be a path such as /contact/ or an address that starts with https://",
  )
  .refine(
    (target) => target.startsWith("/") || URL.canParse(target),
    "must be a whole address, such as https://example.com/page",
  )
  .refine(...leadsThere)
  .refine(...plainPath)
  .meta({ role: "page" })

/** A path from the file that names it. The name may have spaces, as those of screenshots do. */
function beside(endings: readonly string[]): RegExp {
  return new RegExp(String.raw`^\.{1,2}/.*[^/]${extensionPattern(endings)}`)
}

/** The file of a raster picture, relative to the file that names it. */
export const pictureFile = z
  .string()
  .regex(
    beside(pictureExtensions),
    `must be a picture (${pictureExtensions.join(", ")}) beside this file, such as ./thumbnail.png`,
  )
  .meta({ role: "file", graphql: "File! @fileByRelativePath" })

/** The file of a drawing (SVG), relative to the file that names it. */
export const drawingFile = z
  .string()
  .regex(beside(drawingExtensions), "must be a drawing (svg) beside this file, such as ./logo.svg")
  .meta({ role: "file", graphql: "File! @fileByRelativePath" })

/** A video file that is served unchanged from `static/`. */
const staticFile = (ending: string) =>
  z
    .string()
    .regex(
      new RegExp(String.raw`^/videos/[^\s/]+${extensionPattern([ending])}`),
      `must be a file of static/videos without a space in its name, such as /videos/demo.${ending}`,
    )
    .meta({ role: "static" })

const alt = "What the picture shows, for those who do not see it."

export const picture = z
  .strictObject({
    src: pictureFile.describe("The picture's file, relative to this one."),
    alt: z
      .string()
      .regex(visible, "must say what the picture shows, for those who do not see it")
      .meta({ words: "text", description: alt }),
  })
  .meta({ type: "Picture", about: "A picture and what it shows." })

/** A picture that may be decorative: its `alt` may be empty, and screen readers then skip it. */
export const ornament = picture
  .extend({ alt: z.string().meta({ words: "text", description: alt }) })
  .meta(picture.meta() ?? {})

/** Where the seam rests. */
export const seam = z.int().min(10).max(40).meta({ graphql: "Int!" }).optional()

/** A drawing with its alt text, which is empty if it is decorative. */
export const drawing = z
  .strictObject({
    src: drawingFile.describe("The drawing's file, relative to this one."),
    alt: z
      .string()
      .meta({ words: "text", description: "What the drawing shows; empty where it is mere ornament." }),
  })
  .meta({ type: "Drawing", about: "An SVG drawing and what it shows." })

/** A video in both formats, with its poster. */
export const video = z
  .strictObject({
    mp4: staticFile("mp4").describe("The video as H.264."),
    webm: staticFile("webm").describe("The video as VP9 or AV1."),
    poster: picture.describe("The still shown before the video plays."),
    captions: staticFile("vtt").optional().describe("Captions, where the video has words."),
  })
  .meta({ type: "Video", about: "A video in two formats, with its poster." })

export const action = z
  .strictObject({
    label: textOf({ most: 40 }).describe("The words on the button."),
    to: linkTarget.meta({ role: "way" }).describe("Where it leads."),
  })
  .meta({ type: "Action", about: "A button or link. It is left out if its page is off.", goes: true })

/** The shared heading: a small badge above a large title. */
export const heading = z
  .strictObject({
    title: textOf({ most: 90 }).describe("The large title."),
    subtitle: textOf({ most: 60 }).describe("The words in the small badge above the title."),
  })
  .meta({ type: "Heading", about: "A badge above a large title." })

export const intro = heading
  .extend({ text: text.describe("One or two sentences under the title.") })
  .meta({ type: "Intro", about: "A badge, a large title and a lead." })

export const point = z
  .strictObject({
    title: text.describe("A few words."),
    text: text.describe("One to three sentences."),
  })
  .meta({ type: "Point", about: "A short titled text." })

/** How search engines and link previews present the page. */
export const seo = z
  .strictObject({
    title: textOf({ least: 15, most: 70 }).describe(
      "The page's title in search results, 15 to 70 characters; a Chinese, Japanese or Korean one counts two.",
    ),
    description: textOf({ least: 70, most: 165 }).describe(
      "The page's summary, 70 to 165 characters, of which such a one counts two.",
    ),
    keywords: z.array(text).min(1).describe("What people would search for."),
  })
  .meta({ type: "Seo", about: "What search engines and link previews show." })

/** Marks content that is not the owner's own yet. `npm run launch:check` lists it. */
export const sample = z.boolean().optional().describe("True while this is sample content.")

/** Keeps an entry out of every build. */
export const draft = z
  .boolean()
  .optional()
  .describe(
    "True while it is being written: `npm start` shows it with a mark, and no build has it. Delete the line to publish it.",
  )

export const claim = z
  .strictObject({
    figure: shownFigure.describe("The figure as shown, such as 0.05 s."),
    text: text.describe("What the figure says."),
    source: z
      .strictObject({
        label: properName.describe("Who published it, and when."),
        url: webAddress.optional().describe("Where to read it."),
      })
      .meta({ type: "Source", about: "Where a figure comes from." })
      .optional()
      .describe("Where it comes from. Without it, the figure is marked as the owner's own."),
    claim: claimName
      .optional()
      .describe("The claim in content/claims/ that has the figure, by the name of its file."),
  })
  .meta({ type: "Claim", about: "A figure with where it comes from." })
