import type { Fault } from "../fault"

/** Small faults in what is seen, each of a kind that stood on a page once. */
export const details: readonly Fault[] = [
  {
    name: "A text may end with a lone word",
    kind: "lines",
    at: "/proof/",
    edit: ({ style }) => style("/proof/", "main dd{text-wrap:wrap!important}"),
    named: [/\/proof\//, /lone word/],
    areas: ["visit"],
  },
  {
    name: "A line between two figures hangs where they are below each other",
    kind: "lines",
    at: "/work/talkzy/",
    edit: ({ style }) =>
      style(
        "/work/talkzy/",
        "main dl div{flex-direction:column!important;align-items:start}main dl dt{border-inline-end:1px solid;width:9rem}",
      ),
    named: [/\/work\/talkzy\//, /a line hangs/],
    areas: ["visit"],
  },
  {
    name: "A text touches the line above it",
    kind: "lines",
    at: "/terms/",
    edit: ({ style }) =>
      style(
        "/terms/",
        "main h2{padding-top:0!important;border-top:1px solid!important;line-height:1!important}",
      ),
    named: [/\/terms\//, /px below a line/],
    areas: ["visit"],
  },
  {
    name: "Code is cut without a sign",
    kind: "edges",
    at: "/netflix-blog/",
    edit: ({ style }) => style("/netflix-blog/", "main pre{background:none!important}"),
    named: [/\/netflix-blog\//, /goes on beyond its edge/],
    areas: ["visit"],
  },
  {
    name: "The space below code is larger than above",
    kind: "edges",
    at: "/alaikoo-blog/",
    edit: ({ style }) => style("/alaikoo-blog/", "main [data-code]{margin-bottom:90px!important}"),
    named: [/\/alaikoo-blog\//, /px above and \d+ px below/],
    areas: ["visit"],
  },
  {
    name: "Radio buttons are the browser's own",
    kind: "controls",
    at: "/estimate/",
    edit: ({ style }) => style("/estimate/", "main [type=radio]{appearance:auto!important}"),
    named: [/\/estimate\//, /browser's own/],
    areas: ["visit"],
  },
  {
    name: "The menu's button is close to its last entry",
    kind: "controls",
    at: "/skills/",
    edit: ({ style }) => style("/skills/", "#main-menu>a{margin-inline-start:-12px!important}"),
    named: [/\/skills\//, /before the button/],
    areas: ["visit"],
  },
  {
    name: "A star stands beside words",
    kind: "edges",
    at: "/contact/",
    edit: ({ style }) => style("/contact/", "main section>div{box-shadow:none!important}"),
    named: [/\/contact\//, /a star at/],
    areas: ["visit"],
  },
  {
    name: "A mail address that is a line of its own is too low for a finger",
    kind: "target size",
    at: "/booking/",
    edit: ({ style }) => style("/booking/", "footer a[href^=mailto]{padding:0!important}"),
    named: [/\/booking\//, /of 24 px/],
    areas: ["visit"],
  },
  {
    name: "A title's article is parted from its word",
    kind: "lines",
    at: "/work/zync/",
    edit: ({ page }) => page("/work/zync/", "the\u00a0call", "the call"),
    named: [/\/work\/zync\//, /words may be parted/],
    areas: ["visit"],
  },
]
