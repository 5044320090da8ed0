import { blogPosting } from "./blog-posting"
import { breadcrumbList } from "./breadcrumb-list"
import { graphText } from "./graph"
import { person } from "./person"
import { profilePage } from "./profile-page"
import { projectWork } from "./project-work"
import type { Site } from "./site"
import { webDesign } from "./web-design"
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
  category: "fullstack",
  made: "2025-07-25T12:00:00-05:00",
  techStack: ["React"],
  github: null,
}

test("Site, profile, articles and projects all refer to the same person", () => {
  expect(webSite(site, ["Ada"]).publisher).toEqual(owner)
  expect(profilePage(site, "/about-ada/", "About").mainEntity).toEqual(owner)
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

test("Only projects that run are applications, and none has a rating", () => {
  expect(projectWork(site, project)["@type"]).toBe("SoftwareApplication")
  expect(projectWork(site, { ...project, category: "desktop" })).toMatchObject({ operatingSystem: "Desktop" })
  const work = projectWork(site, { ...project, category: "frontend" })
  expect(work["@type"]).toBe("CreativeWork")
  expect(JSON.stringify(work)).not.toMatch(/rating|review/i)
})

test("Source code is linked only if there is a repository", () => {
  expect(projectWork(site, project)).not.toHaveProperty("sameAs")
  expect(projectWork(site, { ...project, github: "https://github.example/zync" }).sameAs).toBe(
    "https://github.example/zync",
  )
})

test("A service lists its states with their cities, and the plans' prices", () => {
  const { areaServed, offers } = webDesign(site, {
    path: "/web-design-texas/",
    name: "Web design in Texas",
    description: "Sites for Texans.",
    areas: [{ state: "Texas", cities: ["Waco"] }, { state: "Florida" }],
    plans: [{ name: "Website 1.0", price: 1500, audience: "Small" }],
    pricingPath: "/pricing/",
  })
  expect(areaServed).toEqual([
    { "@type": "State", name: "Texas" },
    { "@type": "City", name: "Waco, Texas" },
    { "@type": "State", name: "Florida" },
  ])
  expect(offers).toMatchObject([{ price: 1500, priceCurrency: "USD", url: "https://ada.example/pricing/" }])
})

test("No text can end the script, and the script parses to the same data", () => {
  const text = graphText([{ ...person(site), name: "</script><script>alert(1)" }])
  expect(text).not.toContain("<")
  expect(JSON.parse(text)).toMatchObject({ "@graph": [{ name: "</script><script>alert(1)" }] })
})
