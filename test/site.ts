import { useStaticQuery } from "gatsby"
import { defaultWords } from "../src/title-block/words"

const logo = { alt: "", svg: "<svg></svg>" }
const icon = { alt: "", symbol: { address: "/drawings/icons-1.svg#github", viewBox: "0 0 24 24" } }

/** A small site for component tests: the return value of `useSite`. */
export const site = {
  siteSettings: {
    url: "https://site.example",
    title: "Ada Byron",
    owner: {
      name: "Ada Byron",
      slug: "ada",
      email: "ada@site.example",
      jobTitle: "Developer",
      location: "Austin, Texas",
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
    blockWords: defaultWords,
    footer: {
      title: "From Concepts To Reality",
      text: "Open to work.",
      action: { label: "Get in touch", to: "/contact/" },
      tagline: "A line.",
      columns: [{ title: "Explore", links: [{ label: "Work", to: "/work/" }] }],
      copyright: "© 2025",
    },
  },
  allState: {
    nodes: [
      { state: "Texas", path: "/web-design-texas/" },
      { state: "Florida", path: "/web-design-florida/" },
    ],
  },
}

/** Makes `useSite` return the small site, with more data of its owner if given. */
export const mockSite = (owner: { phone?: string } = {}) =>
  jest.mocked(useStaticQuery).mockReturnValue({
    ...site,
    siteSettings: { ...site.siteSettings, owner: { ...site.siteSettings.owner, ...owner } },
  })
