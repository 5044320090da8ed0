import { type BodyPicture, renderBody } from "./render-body"

/** Stands for any picture. */
const picture: BodyPicture = {
  layout: "constrained",
  width: 1,
  height: 1,
  images: { sources: [], fallback: { src: "/a.webp" } },
}

test.each([
  ["![x](./café.png)", "./café.png"],
  ["![x](./schéma[1].png)", "./schéma[1].png"],
  ["![x](./日本.png)", "./日本.png"],
  ["![x](./cafe\u0301.png)", "./cafe\u0301.png"],
  ["![x](./my%20photo.png)", "./my photo.png"],
  ["![x](<./my photo.png>)", "./my photo.png"],
  ["![x](./a+b&c.png)", "./a+b&c.png"],
  ["![x](./it's.png)", "./it's.png"],
])("%s is the file %s, and is shown", async (text, file) => {
  const asked: string[] = []
  const { html } = await renderBody(text, "", async (src) => {
    asked.push(src)
    return picture
  })
  expect(asked).toEqual([file])
  expect(html).toMatch(/<figure>.*alt="x"/)
})
