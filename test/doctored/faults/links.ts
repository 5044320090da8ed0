import type { Fault } from "../fault"

const site = "https://robinhale.example"
const source = /\/static\/[0-9a-f]+\/[\w-]+-1080\.webp/

/** Faults in addresses: of links, pictures, feeds and the files for robots. */
export const links: readonly Fault[] = [
  {
    name: "A link leads nowhere",
    kind: "link",
    at: "/made/",
    edit: ({ page }) => page("/made/", 'href="/proof/"', 'href="/prove/"'),
    named: [/\/made\/.*\/prove\/ leads nowhere/],
  },
  {
    name: "A link to an anchor that is not there",
    kind: "link",
    at: "/work/dentaledge/",
    edit: ({ page }) => page("/work/dentaledge/", 'href="#features"', 'href="#featurs"'),
    named: [/\/work\/dentaledge\/.*#featurs.*anchor/],
  },
  {
    name: "A link that takes a detour",
    kind: "link",
    at: "/work/alaikoo/",
    edit: ({ page }) => page("/work/alaikoo/", '<a href="/work/">', '<a href="/work">'),
    named: [/\/work\/alaikoo\/.*\/work is redirected/],
  },
  {
    name: "A link without encryption",
    kind: "link",
    at: "/work/robinverse/",
    edit: ({ page }) =>
      page("/work/robinverse/", 'href="https://www.linkedin.com', 'href="http://www.linkedin.com'),
    named: [/\/work\/robinverse\/.*http:\/\/www\.linkedin\.com.*not encrypted/],
  },
  {
    name: "A picture that is not there",
    kind: "link",
    at: "/work/3DIphone/",
    edit: ({ page }) => page("/work/3DIphone/", source, "/static/0/none.webp"),
    named: [/\/work\/3DIphone\/.*none\.webp leads nowhere/],
  },
  {
    name: "The sitemap lacks a page",
    kind: "sitemap",
    at: "/proof/",
    edit: ({ replace }) => replace("public/sitemap-0.xml", /<url><loc>[^<]*\/proof\/<\/loc>.*?<\/url>/, ""),
    named: [/\/proof\/ is not in the sitemap/],
  },
  {
    name: "The sitemap lists a page that is not there",
    kind: "sitemap",
    at: "sitemap-0.xml",
    edit: ({ replace }) =>
      replace("public/sitemap-0.xml", "</urlset>", `<url><loc>${site}/old/</loc></url></urlset>`),
    named: [/sitemap.*\/old\//],
  },
  {
    name: "The feed links to a page that is not there",
    kind: "feed",
    at: "rss.xml",
    edit: ({ replace }) =>
      replace("public/rss.xml", `<link>${site}/portfolio-blog/</link>`, `<link>${site}/portfolio/</link>`),
    named: [/rss\.xml links to .*\/portfolio\/, which is not a page/],
  },
  {
    name: "robots.txt does not name the sitemap",
    kind: "robots",
    at: "robots.txt",
    edit: ({ replace }) => replace("public/robots.txt", /^Sitemap: .*/m, ""),
    named: [/robots\.txt does not name the sitemap/],
  },
  {
    name: "An icon of the manifest is missing",
    kind: "manifest",
    at: "manifest.webmanifest",
    edit: ({ remove }) => remove("public/icons/icon-512.png"),
    named: [/manifest\.webmanifest names .*icon-512\.png/],
  },
  {
    name: "A share image of the wrong size",
    kind: "share image",
    at: "/skills/",
    edit: ({ copy, find }) => copy(find("public/icons", /^icon-192\.png$/), "public/share/skills.jpg"),
    named: [/\/skills\/.*1200 × 630/],
  },
  {
    name: "A page shares the image of another",
    kind: "share image",
    at: "/terms/",
    edit: ({ copy }) => copy("public/share/privacy.jpg", "public/share/terms.jpg"),
    named: [/\/(?:terms|privacy)\/ has the share image of \/(?:terms|privacy)\//],
  },
]
