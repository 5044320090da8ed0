import { feedMarkup } from "./feed-markup"

const url = "https://ada.example"

test("makes links and pictures absolute, and keeps links to other hosts and anchors", () => {
  expect(
    feedMarkup('<a href="/work/">a</a> <a href="https://b.example/">b</a> <a href="#c">c</a>', url),
  ).toBe('<a href="https://ada.example/work/">a</a> <a href="https://b.example/">b</a> <a href="#c">c</a>')
})

test("reduces a picture to one file with its size and alt text", () => {
  const picture =
    '<figure><picture><source type="image/avif" srcSet="/a.avif 480w"/><img src="/a.webp" srcSet="/a.webp 480w" sizes="100vw" width="480" height="300" alt="A cat" loading="lazy" style="background-color:#fff"/></picture></figure>'
  expect(feedMarkup(picture, url)).toBe(
    '<figure><img src="https://ada.example/a.webp" width="480" height="300" alt="A cat"/></figure>',
  )
})

test("keeps text that looks like markup", () => {
  const text = "<code>&lt;img style=&quot;x&quot; src=&quot;/a&quot;&gt;</code>"
  expect(feedMarkup(text, url)).toBe(text)
})
