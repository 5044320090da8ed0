import type { Fault } from "../fault"

/** Faults in what is seen: each in the style sheet of one page. */
export const layout: readonly Fault[] = [
  {
    name: "A page is wider than a screen of 320 px",
    kind: "small screen",
    at: "/work/frac/",
    edit: ({ style }) => style("/work/frac/", "main h1{min-width:345px!important}"),
    named: [/\/work\/frac\//, /320|px wide/],
    areas: ["visit", "zoom"],
  },
  {
    name: "Text is cut at 320 px",
    kind: "small screen",
    at: "/work/alaikoo/",
    edit: ({ style }) =>
      style(
        "/work/alaikoo/",
        "@media (max-width:330px){main h1{overflow:hidden!important;white-space:nowrap!important}}",
      ),
    named: [/\/work\/alaikoo\//, /H1.*cuts its words off/],
    areas: ["zoom"],
  },
  {
    name: "Text of twice its size is cut",
    kind: "large text",
    at: "/work/zync/",
    edit: ({ style }) =>
      style(
        "/work/zync/",
        "@media (min-width:1200px){main h1{overflow:hidden!important;max-height:150px!important}}",
      ),
    named: [/\/work\/zync\//, /text (?:twice as large|spaced)|200/, /H1.*cuts its words off/],
    areas: ["zoom"],
  },
  {
    name: "A target of 8 px",
    kind: "target size",
    at: "/payment/",
    edit: ({ style }) =>
      style(
        "/payment/",
        "main section li a{display:block!important;box-sizing:border-box!important;height:8px!important;min-height:0!important;padding:0!important;overflow:visible!important;line-height:8px!important}",
      ),
    named: [/\/payment\//, /: 8 of (?:24|44)|target-size/],
    areas: ["zoom", "axe"],
  },
  {
    name: "Text that is hard to read in the light scheme",
    kind: "contrast",
    at: "/skills/",
    edit: ({ style }) =>
      style("/skills/", "@media (prefers-color-scheme:light){main p{color:#aaa!important}}"),
    named: [/\/skills\//, /light/, /color-contrast/],
    areas: ["axe"],
  },
  {
    name: "Text that is hard to read in the dark scheme",
    kind: "contrast",
    at: "/privacy/",
    edit: ({ style }) =>
      style("/privacy/", "@media (prefers-color-scheme:dark){main p{color:#445!important}}"),
    named: [/\/privacy\//, /dark/, /color-contrast/],
    areas: ["axe"],
  },
  {
    name: "Text that is hard to read on a phone alone",
    kind: "contrast",
    at: "/terms/",
    edit: ({ style }) => style("/terms/", "@media (max-width:500px){main p{color:#aaa!important}}"),
    named: [/\/terms\//, /phone/, /color-contrast/],
    areas: ["axe"],
  },
  {
    name: "No ring shows the focus",
    kind: "focus",
    at: "/resume/",
    edit: ({ style }) => style("/resume/", "main :focus-visible{outline:none!important}"),
    named: [/\/resume\//, /has no ring of 2 px/],
    areas: ["keyboard"],
  },
  {
    name: "Something covers the part with the focus",
    kind: "focus",
    at: "/skills/",
    edit: ({ style }) =>
      style(
        "/skills/",
        'main::after{content:"";position:fixed;z-index:99;inset:auto 0 0;height:50vh;background:#fff}',
      ),
    named: [/\/skills\//, /covered by/],
    areas: ["keyboard"],
  },
  {
    name: "Text is hidden without scripts",
    kind: "no script",
    at: "/work/dentaledge/",
    edit: ({ style }) =>
      style("/work/dentaledge/", "@media (scripting:none){main h2{visibility:hidden!important}}"),
    named: [/\/work\/dentaledge\//, /without (?:JavaScript|scripts?)/],
    areas: ["noScript"],
  },
  {
    name: "In print the menu stands on the paper",
    kind: "print",
    at: "/pricing/",
    edit: ({ style }) => style("/pricing/", "@media print{html body header[class]{display:block!important}}"),
    named: [/print/, /header/],
    areas: ["zoom"],
  },
  {
    name: "With forced colors a button has no edge",
    kind: "forced colors",
    at: "/contact/",
    edit: ({ style }) => style("/contact/", "@media (forced-colors:active){main button{border:0!important}}"),
    named: [/\/contact\//, /forced colors/, /<button/],
    areas: ["zoom"],
  },
  {
    name: "The first picture is fetched late",
    kind: "pictures",
    at: "/work/",
    edit: ({ page }) => page("/work/", 'loading="eager"', 'loading="lazy"'),
    named: [/ work: what a phone fetches/, /largest picture is late/],
    areas: ["visit", "budgets"],
  },
  {
    name: "A picture has far more pixels than it shows",
    kind: "pictures",
    at: "/about-robin/",
    edit: ({ page }) => page("/about-robin/", /sizes="[^"]+"/g, 'sizes="4000px"'),
    named: [/\babout\b/, /has [\d.]+ ×/],
    areas: ["pictures"],
  },
  {
    name: "A video with sound starts by itself",
    kind: "video",
    at: "/contact/",
    edit: ({ page }) => page("/contact/", '<video controls=""', '<video autoplay controls=""'),
    named: [/\/contact\//, /starts by itself|autoplay/],
    areas: ["structure"],
  },
  {
    name: "A video's captions are empty",
    kind: "video",
    at: "videos/process.vtt",
    edit: ({ write }) => write("public/videos/process.vtt", "WEBVTT\n"),
    named: [/captions/, /toBeGreaterThan|cues/],
    areas: ["structure"],
  },
  {
    name: "Two questions are open at once",
    kind: "questions",
    at: "/pricing/",
    edit: ({ page }) => page("/pricing/", '<details name="faq"', "<details"),
    named: [/one question/],
    areas: ["design"],
  },
  {
    name: "A page has another look",
    kind: "look",
    at: "/estimate/",
    edit: ({ style }) => style("/estimate/", "main{background:#fc0!important}"),
    named: [/\/estimate\/ on a/, /looks as recorded/],
    areas: ["look"],
  },
  {
    name: "The text moves once the style sheet is there",
    kind: "shift",
    at: "/proof/",
    edit: ({ append, read }) => {
      const [, sheet = ""] = /data-whole="\/([^"]+)"/.exec(read("public/proof/index.html")) ?? []
      append(`public/${sheet}`, 'html:has(link[rel=canonical][href$="/proof/"]) h1{margin-top:90px}')
    },
    named: [/nothing in view shifts/, /\bproof\b/],
    areas: ["shifts"],
  },
  {
    name: "The page of missing addresses leads nowhere else",
    kind: "404",
    at: "/404.html",
    edit: ({ page }) => page("/404.html", 'aria-label="Other pages"', 'aria-label="Nothing"'),
    named: [/404/, /toBeGreaterThanOrEqual|Other pages.*(?:missing|Received)/],
    areas: ["shell"],
  },
  {
    name: "Letters of the ground's color in forced colors",
    kind: "forced colors",
    at: "/terms/",
    edit: ({ style }) => style("/terms/", "@media (forced-colors:active){main p{color:Canvas!important}}"),
    named: [/\/terms\//, /letters are seen in forced colors/],
    areas: ["visit"],
  },
  {
    name: "A finished screen glares in the dark",
    kind: "dark scheme",
    at: "/work/",
    edit: ({ style }) => style("/work/", "main{--tone:transparent}"),
    named: [/\/work\//, /no finished screen glares/],
    areas: ["visit"],
  },
]
