import { shareImage } from "./share-image"

test.each([
  ["/", "/share/home.png"],
  ["/work/", "/share/work.png"],
  ["/work/3DIphone/", "/share/work-3DIphone.png"],
])("%s has its share image at %s", (pathname, image) => {
  expect(shareImage(pathname)).toBe(image)
})
