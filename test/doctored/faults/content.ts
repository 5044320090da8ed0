import type { Fault } from "../fault"

const xora = "content/projects/xora/project.json"
const study = "content/projects/xora/case-study.mdx"
const article = "content/blog/alaikoo-blog/index.mdx"

/** Faults in the owner's content, of which the content check tells all at once. */
export const content: readonly Fault[] = [
  {
    name: "A field is misspelled",
    kind: "content",
    at: xora,
    edit: ({ replace }) => replace(xora, '"actionLabel"', '"actonLabel"'),
    named: [/xora\/project\.json.*actonLabel/],
  },
  {
    name: "A field is missing",
    kind: "content",
    at: "content/projects/zync/project.json",
    edit: ({ replace }) => replace("content/projects/zync/project.json", /  "description": .*\n/, ""),
    named: [/zync\/project\.json.*description is missing/],
  },
  {
    name: "A picture of an entry is not there",
    kind: "content",
    at: "content/projects/frac/project.json",
    edit: ({ replace }) => replace("content/projects/frac/project.json", "./thumbnail.png", "./thumb.png"),
    named: [/frac\/project\.json.*thumb\.png/],
  },
  {
    name: "A category that does not exist",
    kind: "content",
    at: "content/projects/talkzy/project.json",
    edit: ({ replace }) =>
      replace("content/projects/talkzy/project.json", /"category": "[^"]+"/, '"category": "gadget"'),
    named: [/talkzy\/project\.json.*category/],
  },
  {
    name: "Words on a color of too little contrast",
    kind: "content",
    at: "content/projects/netflix/project.json",
    edit: ({ replace }) =>
      replace("content/projects/netflix/project.json", /"text2?": "#[0-9a-f]+"/, '"text": "#808080"'),
    named: [/netflix\/project\.json.*(?:contrast|:1)/],
  },
  {
    name: "A text links to a page that is not there",
    kind: "content",
    at: article,
    edit: ({ replace }) => replace(article, "](/work/alaikoo/)", "](/work/alaiko/)"),
    named: [/alaikoo-blog\/index\.mdx.*\/work\/alaiko\//],
  },
  {
    name: "A text contains code that would run",
    kind: "content",
    at: study,
    edit: ({ append }) => append(study, "\n<script>alert(1)</script>\n"),
    named: [/xora\/case-study\.mdx.*script/],
  },
  {
    name: "A word in braces that stands for nothing",
    kind: "content",
    at: "content/pages/pricing.json",
    edit: ({ replace }) =>
      replace("content/pages/pricing.json", "The Fine Print, in", "The {Plan} Print, in"),
    named: [/pricing\.json.*\{Plan\}/],
  },
  {
    name: "A date that does not exist",
    kind: "content",
    at: "content/blog/netflix-blog/index.mdx",
    edit: ({ replace }) => replace("content/blog/netflix-blog/index.mdx", /^date: .*/m, 'date: "2026-02-30"'),
    named: [/netflix-blog\/index\.mdx.*date/],
  },
  {
    name: "A link to a draft",
    kind: "content",
    at: "content/projects/dentaledge/project.json",
    edit: ({ replace }) => replace("content/projects/dentaledge/project.json", "{", '{\n  "draft": true,'),
    named: [/dentaledge.*which is a draft/],
  },
  {
    name: "A claimed figure without its claim",
    kind: "content",
    at: "content/claims/wavify.json",
    edit: ({ remove }) => remove("content/claims/wavify.json"),
    named: [/names the claim "wavify", which is not/],
  },
  {
    name: "Two entries have one title for search engines",
    kind: "content",
    at: "content/pages/payment.json",
    edit: ({ replace, read }) => {
      const [title = ""] = /"title": "[^"]+"/.exec(read("content/pages/booking.json")) ?? []
      replace("content/pages/payment.json", /"title": "[^"]+"/, title)
    },
    named: [/(?:payment|booking)\.json.*title/],
  },
  {
    name: "A former address is another page's",
    kind: "content",
    at: "content/projects/3DIphone/case-study.mdx",
    edit: ({ replace }) =>
      replace("content/projects/3DIphone/case-study.mdx", "/work/3DIphong/", "/contact/"),
    named: [/3DIphone.*\/contact\//],
  },
  {
    name: "A drawing fetches from a third party",
    kind: "content",
    at: "content/logo.svg",
    edit: ({ replace }) =>
      replace("content/logo.svg", "</svg>", '<image href="https://count.stranger.example/p.png"/></svg>'),
    named: [/logo\.svg.*image/],
  },
  {
    name: "The language is none",
    kind: "content",
    at: "content/site.json",
    edit: ({ replace }) => replace("content/site.json", '"language": "en-US"', '"language": "english"'),
    named: [/site\.json.*language/],
  },
]
