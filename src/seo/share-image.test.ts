import { shareImage } from "./share-image"

test.each([
  ["/", "/share/home.jpg"],
  ["/work/", "/share/work.jpg"],
  ["/work/3DIphone/", "/share/work-3DIphone.jpg"],
])("%s has its share image at %s", (pathname, image) => {
  expect(shareImage(pathname)).toBe(image)
})
