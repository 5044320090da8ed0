import { shortMarkup } from "./short-markup"

const long =
  `<meta charset="utf-8"/><p title="it&#x27;s">it&#x27;s<br/>2 &lt; 3 &quot;4&quot;</p><img alt="a &gt; b" src="/a/"/>` +
  `<svg viewBox="0 0 1 1"><path d="M0 0"></path><g><use href="#a"></use></g><rect></rect><title>a</title></svg>` +
  `<span><noscript><img alt="" src="/a.avif"/></noscript></span><i></i><script>a(b / c)</script>`

const read = (html: string) => new DOMParser().parseFromString(html, "text/html").documentElement.outerHTML

test("a browser reads the same from fewer letters", () => {
  const short = shortMarkup(long)
  expect(read(short)).toBe(read(long))
  expect(short.length).toBeLessThan(long.length - 30)
})

test("done again it changes nothing", () => {
  expect(shortMarkup(shortMarkup(long))).toBe(shortMarkup(long))
})

test.each([
  `<p title='&#x27; onclick=&#x27;evil()'>x</p>`,
  `<p title='<script>' lang='&#x27; onclick=&#x27;evil()'>x</p><script>a</script>`,
  `<path d='a&#x27;b'></path>`,
  `<img alt='a "b" &#x27;' src="/a"/>`,
  `<p><img src=/a/></p>`,
  `<script>const apostrophe = "&#x27;<br/><path></path>"</script>`,
  `<script type="application/ld+json">{"name":"How &#x27; is written"}</script>`,
  `<style>p::after { content: "&#x27;" }</style>`,
])("%s is the same to a browser", (html) => {
  expect(read(shortMarkup(html))).toBe(read(html))
})
