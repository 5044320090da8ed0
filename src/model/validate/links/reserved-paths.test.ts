import { isReserved, reservedPaths } from "./reserved-paths"

const reserved = reservedPaths(["content/site.json", "static/videos/home.mp4", "static/Fonts/a.woff2"])

test.each(["/index/", "/static/", "/STATIC/", "/page-data/", "/admin/", "/videos/", "/fonts/", "/_headers/"])(
  "%s is reserved",
  (path) => expect(isReserved(path, reserved)).toBe(true),
)

test.each(["/", "/my-notes/", "/work/static/", "/work/index/", "/indexes/", "/content/"])(
  "%s is free",
  (path) => expect(isReserved(path, reserved)).toBe(false),
)
