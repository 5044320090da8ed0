import { blog } from "./blog"
import { blogPosting } from "./blog-posting"
import { breadcrumbList } from "./breadcrumb-list"
import { business } from "./business"
import { graphText } from "./graph"
import { itemList } from "./item-list"
import { jobSeeker, person, wholePerson } from "./person"
import { projectWork } from "./project-work"
import type { Site } from "./site"
import { planOffers, planSpan, webDesign } from "./web-design"
import { contactPage, profilePage } from "./web-page"
import { webSite } from "./web-site"

const site: Site = {
  url: "https://ada.example",
  title: "Ada Byron",
  language: "en-US",
  owner: {
    name: "Ada Byron",
    email: "ada@ada.example",
    jobTitle: "Developer",
    location: "Austin, Texas",
  },
  socials: [{ url: "https://github.example/ada" }],
}
const owner = { "@id": person(site)["@id"] }
const article = {
  path: "/posters/",
  title: "Posters",
  summary: "Of posters.",
  author: "Ada Byron",
  published: "2025-03-18T12:00:00-05:00",
  changed: "2025-12-01T12:00:00-06:00",
  tags: ["Images"],
  cover: "/static/cover.webp",
}
const project = {
  path: "/work/zync/",
  title: "Zync",
  overview: "A chat.",
  made: "2025-07-25T12:00:00-05:00",
  techStack: ["React"],
  github: null,
}

const page = { path: "/page/", title: "A page", description: "What is on it." }
const prices = "$1500 to $2700"
const plans = [
  { name: "Website 1.0", price: 1500, cost: "$1500", audience: "Small" },
  { name: "Website 2.0", price: 2700, cost: "$2700", audience: "Growing" },
]

test("Site, profile, lists, articles, projects and the business belong to the one person", () => {
  expect(webSite(site, ["Ada"]).publisher).toEqual(owner)
  expect(profilePage(site, page).mainEntity).toEqual(owner)
  expect(blog(site, page).author).toEqual(owner)
  expect(business(site, { description: "Sites.", states: [], prices }).founder).toEqual(owner)
  expect(blogPosting(site, article)).toMatchObject({ author: owner, publisher: owner })
  expect(projectWork(site, project).creator).toEqual(owner)
})

test("An article by someone else names that author", () => {
  expect(blogPosting(site, { ...article, author: "Grace" }).author).toEqual({
    "@type": "Person",
    name: "Grace",
  })
})

test("An article's dates are those of its entry", () => {
  const { datePublished, dateModified } = blogPosting(site, article)
  expect(datePublished).toBe(article.published)
  expect(dateModified).toBe(article.changed)
})

test("Addresses are absolute, and breadcrumbs are numbered from 1", () => {
  const list = breadcrumbList(site, [
    { name: "Home", path: "/" },
    { name: "Zync", path: "/work/zync/" },
  ])
  expect(list.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://ada.example/" },
    { "@type": "ListItem", position: 2, name: "Zync", item: "https://ada.example/work/zync/" },
  ])
})

test("A project is source code where that is public, else a work, and never an application, which has a price", () => {
  expect(projectWork(site, project)).toMatchObject({ "@type": "CreativeWork" })
  const github = "https://github.example/zync"
  expect(projectWork(site, { ...project, github })).toMatchObject({
    "@type": "SoftwareSourceCode",
    codeRepository: github,
  })
})

test("The page about the owner says what they know and which schools they went to", () => {
  const whole = wholePerson(site, {
    description: "Builds sites.",
    skills: ["React", "CSS"],
    education: [
      { org: "Waco College", grade: "A" },
      { org: "A present employer", grade: null },
    ],
  })
  expect(whole).toMatchObject({ ...person(site), description: "Builds sites.", knowsAbout: ["React", "CSS"] })
  expect(whole.alumniOf).toEqual([{ "@type": "EducationalOrganization", name: "Waco College" }])
  expect(wholePerson(site, { description: "", skills: [], education: [] })).not.toHaveProperty("alumniOf")
})

test("The business has its place, its states and the span of its prices, and the contact page is about it", () => {
  const facts = { description: "Sites.", states: [{ state: "Texas" }], prices }
  const ours = business(site, facts)
  expect(ours).toMatchObject({
    "@type": "ProfessionalService",
    priceRange: prices,
    address: { addressLocality: "Austin", addressRegion: "Texas" },
    areaServed: [{ "@type": "State", name: "Texas" }],
  })
  expect(contactPage(site, page).mainEntity).toEqual({ "@id": ours["@id"] })
})

test("The business is the one of its Google Business Profile, where it has one", () => {
  const facts = { description: "", states: [], prices: null }
  const businessProfile = "https://maps.google.com/?cid=1"
  const known = { ...site, owner: { ...site.owner, businessProfile } }
  expect(business(known, facts).sameAs).toEqual([businessProfile])
  expect(business(site, facts)).not.toHaveProperty("sameAs")
})

test("A business without plans and states has no prices and no area, and a person without skills knows of none", () => {
  const ours = business(site, { description: "", states: [], prices: null })
  expect(ours).not.toHaveProperty("priceRange")
  expect(ours).not.toHaveProperty("areaServed")
  expect(wholePerson(site, { description: "", skills: [], education: [] })).not.toHaveProperty("knowsAbout")
  const service = {
    path: "/",
    name: "",
    description: "",
    type: "Web design",
    areas: [],
    offers: planSpan(site, [], "/pricing/"),
  }
  expect(webDesign(site, service)).not.toHaveProperty("offers")
  expect(webDesign(site, service)).not.toHaveProperty("areaServed")
})

test("Currency, country and kind of region are the owner's", () => {
  const abroad = { ...site, currency: "EUR", country: "DE" }
  expect(business(abroad, { description: "", states: [{ state: "Bavaria" }], prices })).toMatchObject({
    address: { addressCountry: "DE" },
    areaServed: [{ "@type": "AdministrativeArea", name: "Bavaria" }],
  })
  expect(planOffers(abroad, plans, "/pricing/")[0]).toMatchObject({ priceCurrency: "EUR" })
  expect(planSpan(abroad, plans, undefined)).toMatchObject({ priceCurrency: "EUR" })
  expect(planSpan(abroad, plans, undefined)).not.toHaveProperty("url")
})

test("A place without a region has none", () => {
  const abroad = { ...site, owner: { ...site.owner, location: "Singapore" } }
  expect(business(abroad, { description: "", states: [], prices }).address).toEqual({
    "@type": "PostalAddress",
    addressLocality: "Singapore",
  })
})

test("What a page describes is in its language", () => {
  const spanish = { ...site, language: "es" }
  const nodes = [
    blog(spanish, page),
    blogPosting(spanish, article),
    profilePage(spanish, page),
    webSite(spanish, []),
  ]
  for (const { inLanguage } of nodes) expect(inLanguage).toBe("es")
})

test("A list page names what it lists, in order, with absolute addresses", () => {
  const list = itemList(site, "/work/", [
    { name: "Zync", path: "/work/zync/" },
    { name: "Frac", path: "/work/#frac" },
  ])
  expect(list.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Zync", url: "https://ada.example/work/zync/" },
    { "@type": "ListItem", position: 2, name: "Frac", url: "https://ada.example/work/#frac" },
  ])
})

test("A service has its states with their cities, and the plans' own prices: each, or their span", () => {
  const service = {
    path: "/web-design-texas/",
    name: "Web design in Texas",
    description: "Sites for Texans.",
    type: "Web design",
    areas: [{ state: "Texas", cities: ["Waco"] }, { state: "Florida" }],
  }
  const each = webDesign(site, { ...service, offers: planOffers(site, plans, "/pricing/") })
  expect(each.areaServed).toEqual([
    { "@type": "State", name: "Texas" },
    { "@type": "City", name: "Waco, Texas" },
    { "@type": "State", name: "Florida" },
  ])
  const there = { priceCurrency: "USD", url: "https://ada.example/pricing/" }
  expect(each.offers).toMatchObject([
    { ...there, price: 1500 },
    { ...there, price: 2700 },
  ])
  const span = webDesign(site, { ...service, offers: planSpan(site, plans, "/pricing/") })
  expect(span.offers).toMatchObject({ ...there, lowPrice: 1500, highPrice: 2700, offerCount: 2 })
})

test("No text can end the script, and the script parses to the same data", () => {
  const text = graphText([{ ...person(site), name: "</script><script>alert(1)" }])
  expect(text).not.toContain("<")
  expect(JSON.parse(text)).toMatchObject({ "@graph": [{ name: "</script><script>alert(1)" }] })
})

test("the resume says what the owner can be hired as, and names posts that are still held", () => {
  const resume = {
    basics: { summary: "I compute." },
    seeking: { role: "Analyst" },
    work: [
      { name: "Engine", endDate: null },
      { name: "Mill", endDate: "2020" },
    ],
    education: [{ institution: "Home" }, { institution: "Home" }],
    languages: null,
  }
  const found = jobSeeker(site, resume, ["CSS", "Go"])
  expect(found).toMatchObject({
    "@id": owner["@id"],
    hasOccupation: { name: "Analyst", skills: "CSS, Go" },
    worksFor: [{ name: "Engine" }],
    alumniOf: [{ name: "Home" }],
  })
  expect(found).not.toHaveProperty("knowsLanguage")
  const bare = jobSeeker(site, { ...resume, seeking: null, work: null, education: null }, [])
  expect(bare).toMatchObject({ hasOccupation: { name: site.owner.jobTitle } })
  expect(bare).not.toHaveProperty("worksFor")
})
