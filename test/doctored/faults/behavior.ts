import type { Fault } from "../fault"

/** Faults in what the site does for a visitor. The source is built with all of them. */
export const behavior: readonly Fault[] = [
  {
    name: "Escape closes a dropdown, and the focus is lost",
    kind: "focus",
    at: "src/components/header/menu-item.tsx",
    edit: ({ replace }) =>
      replace(
        "src/components/header/menu-item.tsx",
        "    if (byEscape && item.current?.contains(document.activeElement)) button.current?.focus()\n",
        "",
      ),
    named: [/Escape/, /toBeFocused|toHaveFocus/],
    areas: ["shell", "keyboard"],
  },
  {
    name: "The phone's menu stays open after a choice",
    kind: "menu",
    at: "src/components/header/header.tsx",
    edit: ({ replace }) =>
      replace("src/components/header/header.tsx", "    if (!panelOpen) return\n", "    return\n"),
    named: [/closes on a choice|closes when the focus moves on|following a link closes the menu/],
    areas: ["shell", "keyboard"],
  },
  {
    name: "The Tab key goes no further",
    kind: "keyboard",
    at: "/payment/",
    edit: ({ replace }) =>
      replace(
        "src/sections/payment/currencies.tsx",
        "<li key={code}",
        '<li onKeyDown={(event) => event.key === "Tab" && event.preventDefault()} key={code}',
      ),
    named: [/\/payment\//, /Tab key does not come to an end/],
    areas: ["keyboard"],
  },
  {
    name: "A message that could not be sent is lost",
    kind: "form",
    at: "src/message/sending.ts",
    edit: ({ replace }) =>
      replace(
        "src/message/sending.ts",
        'return sentLate === message ? "confirmedLate" : "failed"',
        'clearSent(message)\n    return sentLate === message ? "confirmedLate" : "failed"',
      ),
    named: [/nothing is lost|rejected message stays/],
    areas: ["form"],
  },
  {
    name: "A draft is kept for good",
    kind: "form",
    at: "src/message/draft.ts",
    edit: ({ replace }) =>
      replace("src/message/draft.ts", "if (age < lifetime) return", "if (changed > 0) return"),
    named: [/30 days/],
    areas: ["form"],
  },
  {
    name: "A robot's message is sent",
    kind: "form",
    at: "src/sections/contact/form/contact-form.tsx",
    edit: ({ replace }) =>
      replace(
        "src/sections/contact/form/contact-form.tsx",
        "isHoneypotFilled(event.currentTarget)\n",
        "isHoneypotFilled(event.currentTarget) && false\n",
      ),
    named: [/robot/],
    areas: ["form"],
  },
  {
    name: "Things move though the visitor's system asks for stillness",
    kind: "motion",
    at: "src/browser/prefers-reduced-motion.ts",
    edit: ({ replace }) =>
      replace(
        "src/browser/prefers-reduced-motion.ts",
        '"paused" || window.matchMedia(reducedMotion).matches',
        '"paused"',
      ),
    named: [/reduced motion/, /nothing is hidden, rotates or slides|do not autoplay/],
    areas: ["motion"],
  },
  {
    name: "What waits for the scroll is never shown",
    kind: "motion",
    at: "src/components/reveal/use-reveal.ts",
    edit: ({ replace }) =>
      replace("src/components/reveal/use-reveal.ts", '        if (wasWaiting) mark("shown")\n', ""),
    named: [/fade in/, /"shown"|data-reveal/],
    areas: ["motion"],
  },
  {
    name: "The switch of the colors is forgotten on the next page",
    kind: "preferences",
    at: "src/browser/preferences.ts",
    edit: ({ replace }) =>
      replace(
        "src/browser/preferences.ts",
        "else localStorage.setItem(name, value)",
        'else if (name !== "scheme") localStorage.setItem(name, value)',
      ),
    named: [/scheme|switch/, /can be switched|remembered/],
    areas: ["design", "variants"],
  },
  {
    name: "A key is stored that the privacy page does not name",
    kind: "privacy",
    at: "/privacy/",
    edit: ({ replace }) =>
      replace(
        "src/browser/preferences.ts",
        'if (name === "scheme") followScheme()',
        'sessionStorage.setItem("visits", "1")\n  if (name === "scheme") followScheme()',
      ),
    named: [/privacy page/, /"visits"/],
    areas: ["privacy"],
  },
  {
    name: "The filter ignores the address",
    kind: "filter",
    at: "/work/",
    edit: ({ replace }) =>
      replace(
        "src/sections/work/work-list.tsx",
        "choice.category === asked) ? asked : null",
        "choice.category === asked) ? null : null",
      ),
    named: [/category in the address/],
    areas: ["design"],
  },
  {
    name: "The filter does not say how many it found",
    kind: "announcements",
    at: "/work/",
    edit: ({ replace }) => replace("src/sections/work/work-list.tsx", ' role="status">', ">"),
    named: [/announces the number/],
    areas: ["keyboard"],
  },
  {
    name: "A calendar that does not load is not told",
    kind: "calendar",
    at: "/booking/",
    edit: ({ replace }) =>
      replace("src/sections/booking/calendar.tsx", '"shown" : "failed"', '"shown" : "loading"'),
    named: [/calendar is blocked|takes over 8 s/],
    areas: ["calendar"],
  },
  {
    name: "Pages are prefetched for a visitor who saves data",
    kind: "prefetch",
    at: "src/browser/navigation/prefetch.ts",
    edit: ({ replace }) =>
      replace("src/browser/navigation/prefetch.ts", "  saveData || /2g|3g/", "  /2g|3g/"),
    named: [/saves data|saveData/],
    areas: ["moves"],
  },
  {
    name: "Space does not play a video",
    kind: "video",
    at: "src/components/video/video.tsx",
    edit: ({ replace }) =>
      replace("src/components/video/video.tsx", '(key === " " && !isButton)', '(key === " " && isButton)'),
    named: [/Space/, /\bplay/],
    areas: ["player", "keyboard"],
  },
  {
    name: "The seam is not kept",
    kind: "preferences",
    at: "src/components/seam/seam-control.tsx",
    edit: ({ replace }) => replace("src/components/seam/seam-control.tsx", "          saveSeam()\n", ""),
    named: [/move the seam, and it stays|earlier/],
    areas: ["seam"],
  },
]

/** Further faults, which would hide some of the others. */
export const furtherBehavior: readonly Fault[] = [
  {
    name: "Escape does not close a dropdown",
    kind: "menu",
    at: "src/components/header/use-dismiss.ts",
    edit: ({ replace }) =>
      replace("src/components/header/use-dismiss.ts", 'event.key !== "Escape"', 'event.key !== "Esc"'),
    named: [/Escape/, /aria-expanded|toBeHidden|toBeFocused/],
    areas: ["shell", "keyboard"],
  },
  {
    name: "The site sets a cookie",
    kind: "privacy",
    at: "/privacy/",
    edit: ({ replace }) =>
      replace(
        "src/components/header/header.tsx",
        "  useEffect(() => {\n",
        '  useEffect(() => {\n    document.cookie = "seen=1; path=/"\n',
      ),
    named: [/cookies/, /seen/],
    areas: ["privacy"],
  },
  {
    name: "Two tabs send one message",
    kind: "form",
    at: "src/message/sending.ts",
    edit: ({ replace }) => replace("src/message/sending.ts", "await inOneTab(attempt)", "await attempt()"),
    named: [/second tab|another tab/],
    areas: ["form"],
  },
  {
    name: "A field that is wrong is not marked",
    kind: "form",
    at: "src/sections/contact/form/contact-field.tsx",
    edit: ({ replace }) =>
      replace("src/sections/contact/form/contact-field.tsx", 'fault !== "" || undefined', "undefined"),
    named: [/invalid field/, /aria-invalid/],
    areas: ["structure"],
  },
  {
    name: "A heading stops under the header",
    kind: "anchors",
    at: "src/styles/tokens.css",
    edit: ({ replace }) => replace("src/styles/tokens.css", "--anchor-offset: 100px", "--anchor-offset: 0px"),
    named: [/100 px to spare/],
    areas: ["design"],
  },
  {
    name: "Transitions take another time",
    kind: "motion",
    at: "src/styles/tokens.css",
    edit: ({ replace }) => replace("src/styles/tokens.css", "--duration: 300ms", "--duration: 450ms"),
    named: [/300 ms/],
    areas: ["motion"],
  },
  {
    name: "A film plays while it is out of sight",
    kind: "motion",
    at: "src/sections/state/hero/video-playlist.tsx",
    edit: ({ replace }) =>
      replace(
        "src/sections/state/hero/video-playlist.tsx",
        "entry !== undefined && entry.intersectionRatio >= visibleShare",
        "entry !== undefined",
      ),
    named: [/pause while less than half is visible/],
    areas: ["motion"],
  },
  {
    name: "A script may set any markup",
    kind: "policy",
    at: "src/startup/trusted-types.ts",
    edit: ({ replace }) =>
      replace(
        "src/startup/trusted-types.ts",
        "(/^[^<]*$|^<script><.script>$/.test(html) ? html : null)",
        "html",
      ),
    named: [/markup/, /TypeError|null|throw/],
    areas: ["policy"],
  },
]

/** Faults in how the site is built. Browser checks find them in builds of their own. */
export const building: readonly Fault[] = [
  {
    name: "A draft is published",
    kind: "drafts",
    at: "src/gatsby/schema/unpublished.ts",
    edit: ({ replace }) =>
      replace(
        "src/gatsby/schema/unpublished.ts",
        "showsUnpublished() ? [] :",
        "unpublished.length > 0 ? [] :",
      ),
    named: [/draft/, /draft-one|abacus/],
    areas: ["drafts"],
  },
  {
    name: "Old words are published after a failed build",
    kind: "builds",
    at: "src/gatsby/source/build-marker.ts",
    edit: ({ replace }) => replace("src/gatsby/source/build-marker.ts", "  forgetBuild(root)\n", ""),
    named: [/failed build|build that stopped/],
    areas: ["builds"],
  },
  {
    name: "A mistake in the content stops no build",
    kind: "builds",
    at: "src/gatsby/source/check-before-build.ts",
    edit: ({ replace }) =>
      replace(
        "src/gatsby/source/check-before-build.ts",
        "  if (errors.length > 0) {",
        "  if (errors.length > 1000) {",
      ),
    named: [/error in the content stops the build/],
    areas: ["entries"],
  },
  {
    name: "In a folder, the structured data and feeds name the host's root",
    kind: "builds",
    at: "src/gatsby/schema/site-url.ts",
    edit: ({ replace }) =>
      replace("src/gatsby/schema/site-url.ts", "new URL(url).origin + pathPrefix", "new URL(url).origin"),
    named: [/copies\/folder/],
    areas: ["folder"],
  },
  {
    name: "npm start shows content with a mistake in it",
    kind: "npm start",
    at: "src/gatsby/develop/watch-content.ts",
    edit: ({ replace }) =>
      replace("src/gatsby/develop/watch-content.ts", "if (!broken) copyContent(", "copyContent("),
    named: [/stays unchanged|waits|after all of these/],
    areas: ["develop"],
  },
]
