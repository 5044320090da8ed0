import { render } from "@testing-library/react"
import type { ReactElement, ReactNode } from "react"
import { SiteContext, siteOf } from "../src/hooks/use-site"
import type { PageLanguages } from "../src/routes/page-languages"
import { fixedRoutes } from "../src/routes/routes"
import en from "../src/words/en.json"
import { pluralCategories } from "../src/words/plural-categories"

const logo = { alt: "", svg: "<svg></svg>" }
const icon = { alt: "", symbol: { address: "/drawings/icons-1.svg#github", viewBox: "0 0 24 24" } }

const { strict: _, relaxed: __, ...blockWords } = en.titleBlock

const siteSettings = {
  routes: fixedRoutes("ada"),
  url: "https://site.example",
  title: "Ada Byron",
  language: "en-US",
  locale: "en_US",
  currency: null,
  country: null,
  owner: {
    name: "Ada Byron",
    slug: "ada",
    email: "ada@site.example",
    phone: null,
    businessProfile: null,
    jobTitle: "Developer",
    location: "Austin, Texas",
    portrait: null,
  },
  logo,
  socials: [{ name: "GitHub", url: "https://github.example/ada", icon }],
  menu: [
    { label: "Work", to: "/work/", entries: null, entriesFrom: null },
    { label: "Services", to: null, entries: null, entriesFrom: "states" },
    {
      label: "Contact",
      to: "/contact/",
      entries: [
        { label: "Contact Me", to: "/contact/" },
        { label: "Book A Call", to: "/booking/" },
      ],
      entriesFrom: null,
    },
  ],
  headerAction: null,
  blockWords,
  hear: null,
  footer: {
    title: "From Concepts To Reality",
    text: "Open to work.",
    action: { label: "Get in touch", to: "/contact/" },
    tagline: "A line.",
    columns: [{ title: "Explore", links: [{ label: "Work", to: "/work/" }] }],
    copyright: "© 2025",
    colophon: null,
    block: null,
  },
}

/** A small site for component tests. */
export const site: Queries.SiteFragment & { siteSettings: typeof siteSettings } = {
  siteSettings,
  allState: {
    nodes: [
      { state: "Texas", path: "/web-design-texas/" },
      { state: "Florida", path: "/web-design-florida/" },
    ],
  },
  words: { ...en, plurals: pluralCategories("en") },
}

type Changes = {
  /** More data of the owner. */
  owner?: { phone?: string }
  /** Another footer. */
  footer?: Partial<NonNullable<Queries.SiteFragment["siteSettings"]>["footer"]>
  socials?: NonNullable<Queries.SiteFragment["siteSettings"]>["socials"]
  /** The link of "Hear this page". */
  hear?: NonNullable<Queries.SiteFragment["siteSettings"]>["hear"]
  /** The page's language, and what its context says of others. */
  language?: string
  languages?: PageLanguages
}

/** Renders a component within the small site, with some of its data changed. */
export function renderInSite(
  ui: ReactElement,
  {
    owner,
    footer,
    socials = siteSettings.socials,
    language = siteSettings.language,
    languages,
    hear = null,
  }: Changes = {},
) {
  const settings = {
    ...siteSettings,
    language,
    socials,
    hear,
    owner: { ...siteSettings.owner, ...owner },
    footer: { ...siteSettings.footer, ...footer },
  }
  const value = siteOf({ ...site, siteSettings: settings }, languages)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteContext value={value}>{children}</SiteContext>
  )
  return render(ui, { wrapper })
}
