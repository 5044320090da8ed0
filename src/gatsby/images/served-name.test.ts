import { servedName } from "./served-name"

test.each([
  "banner",
  "banner.dark",
  "conference-banner-ad",
  "ads_top",
  "Ad 1",
  "summer-advertising",
  "sponsors",
  "our_sponsor",
  "analytics",
  "pop-up",
  "tracking-map",
  "shot-300x250",
])("ad blockers would hide %s, so it is served under another name", (name) => {
  expect(servedName(name)).toBe("picture")
})

test.each([
  "thumbnail",
  "wireframe",
  "download",
  "adobe-file",
  "shadow",
  "head",
  "address",
  "tracks",
  "Zoë 1",
  "roadmap",
])("%s keeps its name", (name) => {
  expect(servedName(name)).toBe(name)
})
