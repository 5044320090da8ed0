import { feedMarkup } from "./feed-markup"

const page = "https://ada.example/note/"

test("makes links and pictures absolute, and keeps links to other sites", () => {
  expect(
    feedMarkup(
      '<a href="/work/">a</a> <a href="https://b.example/">b</a> <a href="mailto:c@d.example">c</a>',
      page,
    ),
  ).toBe(
    '<a href="https://ada.example/work/">a</a> <a href="https://b.example/">b</a> <a href="mailto:c@d.example">c</a>',
  )
})

test("links to a heading or a footnote lead to the article's page, as the feed has no ids", () => {
  const note =
    '<h2 id="why">Why</h2><a href="#why">a</a><sup><a href="#fn-1" id="fnref-1" data-footnote-ref="true">1</a></sup>'
  expect(feedMarkup(note, page)).toBe(
    `<h2>Why</h2><a href="${page}#why">a</a><sup><a href="${page}#fn-1">1</a></sup>`,
  )
})

test("reduces a picture to one file with its size and alt text", () => {
  const picture =
    '<figure><picture><source type="image/avif" srcSet="/a.avif 480w"/><img src="/a.webp" srcSet="/a.webp 480w" sizes="100vw" width="480" height="300" alt="A cat" loading="lazy" style="background-color:#fff"/></picture></figure>'
  expect(feedMarkup(picture, page)).toBe(
    '<figure><img src="https://ada.example/a.webp" width="480" height="300" alt="A cat"/></figure>',
  )
})

test("leaves out what only the site's styles and scripts use", () => {
  const code =
    '<div data-code=""><pre role="group" aria-label="Code" tabindex="0"><code class="hljs language-js"><span class="hljs-keyword">let</span> a</code></pre></div>'
  expect(feedMarkup(code, page)).toBe("<div><pre><code>let a</code></pre></div>")
  expect(feedMarkup('<table><tr><th scope="col" data-align="left">A</th></tr></table>', page)).toBe(
    '<table><tr><th scope="col">A</th></tr></table>',
  )
})

test("a video is a link to its file with its poster", () => {
  const video =
    '<a href="/videos/a.mp4" data-video="mp4"><figure><img src="/a.webp" alt="A"/></figure><span>Play video</span></a>'
  expect(feedMarkup(video, page)).toBe(
    '<a href="https://ada.example/videos/a.mp4"><figure><img src="https://ada.example/a.webp" alt="A"/></figure>Play video</a>',
  )
})

test("keeps text that looks like markup", () => {
  const text = "<code>&lt;img style=&quot;x&quot; src=&quot;/a&quot;&gt;</code>"
  expect(feedMarkup(text, page)).toBe(text)
})
