import type { Fault } from "../fault"
import { fileOf } from "../tree"

/** Faults in what the host serves: headers, policies, redirects, and files that should not be there. */
export const serving: readonly Fault[] = [
  {
    name: "A page has no policy",
    kind: "policy",
    at: "/made/",
    edit: ({ headers }) => headers("/made/", /\n {2}Content-Security-Policy: .*/, ""),
    named: [/\/made\/ has no Content-Security-Policy/],
  },
  {
    name: "A policy allows inline scripts",
    kind: "policy",
    at: "/payment/",
    edit: ({ headers }) => headers("/payment/", "script-src 'self'", "script-src 'self' 'unsafe-inline'"),
    named: [/\/payment\/ has a weak policy: script-src 'unsafe-inline'/],
  },
  {
    name: "A policy lets a page be framed",
    kind: "policy",
    at: "/work/zync/",
    edit: ({ headers }) => headers("/work/zync/", "frame-ancestors 'none'", "frame-ancestors *"),
    named: [/\/work\/zync\//, /frame-ancestors/],
    areas: ["policy"],
  },
  {
    name: "A policy refuses the page's own style",
    kind: "policy",
    at: "/web-design-florida/",
    edit: ({ page }) => page("/web-design-florida/", "</style>", "b{top:0}</style>"),
    named: [/\/web-design-florida\//, /style-src/],
    areas: ["visit"],
  },
  {
    name: "A header is missing on every page",
    kind: "header",
    at: "_headers",
    edit: ({ replace }) => replace("public/_headers", "  X-Content-Type-Options: nosniff\n", ""),
    named: [/header/, /(?:- +"?|no )x-content-type-options/i],
    areas: ["policy"],
  },
  {
    name: "A file whose address changes with it is asked for again",
    kind: "header",
    at: "_headers",
    edit: ({ replace, find }) => {
      const script = find("public", /^loader-[0-9a-f]{8}\.js$/).slice("public".length)
      replace(
        "public/_headers",
        `${script}\n  Cache-Control: public, max-age=31536000, immutable`,
        `${script}\n  Cache-Control: no-cache`,
      )
    },
    named: [/loader-[0-9a-f]{8}\.js/, /immutable/],
    areas: ["policy"],
  },
  {
    name: "A former address leads nowhere",
    kind: "redirect",
    at: "_redirects",
    edit: ({ replace }) => replace("public/_redirects", /^\/work\/3DIphong .*\n/m, ""),
    named: [/\/work\/3DIphong/],
    areas: ["serving"],
  },
  {
    name: "A script of a stranger",
    kind: "third party",
    at: "/work/xora/",
    edit: ({ page }) =>
      page("/work/xora/", "</head>", '<script src="https://cdn.stranger.example/t.js"></script></head>'),
    named: [/\/work\/xora\//, /cdn\.stranger\.example/],
    areas: ["visit"],
  },
  {
    name: "A picture from a third party, which the policy allows",
    kind: "third party",
    at: "/work/talkzy/",
    edit: ({ page, headers }) => {
      page(
        "/work/talkzy/",
        "</body>",
        '<img src="https://count.stranger.example/p.gif" alt="" width="1" height="1"></body>',
      )
      headers("/work/talkzy/", "object-src", "img-src 'self' https://count.stranger.example; object-src")
    },
    named: [/\/work\/talkzy\//, /count\.stranger\.example/],
    areas: ["visit", "privacy"],
  },
  {
    name: "A script tells an error",
    kind: "console",
    at: "/terms/",
    edit: ({ append, find }) =>
      append(
        find("public", /^component---src-pages-terms-tsx-[0-9a-f]+\.js$/),
        ';console.error("mutated error")',
      ),
    named: [/\/terms\//, /mutated error/],
    areas: ["visit"],
  },
  {
    name: "A script throws",
    kind: "console",
    at: "/resume/",
    edit: ({ append, find }) =>
      append(
        find("public", /^component---src-pages-resume-tsx-[0-9a-f]+\.js$/),
        ';setTimeout(()=>{throw new Error("mutated exception")})',
      ),
    named: [/\/resume\//, /mutated exception/],
    areas: ["visit"],
  },
  {
    name: "A source map is published",
    kind: "leak",
    at: "shell-*.js",
    edit: ({ append, find }) =>
      append(find("public", /^shell-[0-9a-f]+\.js$/), "\n//# sourceMappingURL=shell.js.map"),
    named: [/shell-[0-9a-f]+\.js/, /sourceMappingURL/],
    areas: ["leaks"],
  },
  {
    name: "A file that nobody reads is published",
    kind: "leak",
    at: "notes.txt",
    edit: ({ write }) => write("public/notes.txt", "to do"),
    named: [/notes\.txt/],
    areas: ["leaks"],
  },
  {
    name: "A page names a path of the machine",
    kind: "leak",
    at: "/proof/",
    edit: ({ append, root }) => append(fileOf("/proof/"), `<!-- ${root} -->`),
    named: [/path of the machine|leak/, /proof\/index\.html/],
    areas: ["leaks"],
  },
  {
    name: "Page data publish a field that no page shows",
    kind: "leak",
    at: "/booking/",
    edit: ({ replace }) =>
      replace("public/page-data/booking/page-data.json", '"data":{', '"data":{"formerPaths":[],'),
    named: [/page-data\/booking/, /formerPaths/],
    areas: ["leaks"],
  },
  {
    name: "The title block tells another weight",
    kind: "title block",
    at: "/skills/",
    edit: ({ page }) => page("/skills/", /(data-figure="fonts">)[^<]+/, "$11.0 kB"),
    named: [/\/skills\/.*(?:1\.0 kB of fonts|other figures)/],
  },
  {
    name: "A page without its Markdown alternate",
    kind: "alternate",
    at: "/pricing/",
    edit: ({ remove }) => remove("public/pricing/index.html.md"),
    named: [/alternate/, /pricing\/index\.html\.md|404/],
    areas: ["optional"],
  },
  {
    name: "A raw result is not the one that was measured",
    kind: "evidence",
    at: "proof/results/speed-work.json",
    edit: ({ replace }) => replace("public/proof/results/speed-work.json", /"fcp":\[/, '"fcp":[1,'),
    named: [/raw result|speed-work\.json/, /toBe\(|digest/],
    areas: ["proof"],
  },
  {
    name: "The resume for programs has a field of our own",
    kind: "resume",
    at: "resume.json",
    edit: ({ replace }) => replace("public/resume.json", '"label":', '"mood": "good", "label":'),
    named: [/resume\.json/, /mood|additional/],
    areas: ["resume"],
  },
]
