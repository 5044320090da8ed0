/** Forbidden parts of a drawing, by their effect. If one is left, the output contains `evil`. */
export const hostileParts: Readonly<Record<string, string>> = {
  "a script": "<script>evil()</script>",
  "a script of another case": "<SCRIPT>evil()</SCRIPT>",
  "a script under a prefix": '<s:script xmlns:s="http://www.w3.org/2000/svg">evil()</s:script>',
  "a script of HTML": '<h:script xmlns:h="http://www.w3.org/1999/xhtml">evil()</h:script>',
  "a script in a processing instruction": "<?x ><script>evil()</script>?>",
  "a style sheet by a processing instruction": '<?xml-stylesheet href="https://evil.example/a.css"?>',
  "a handler": '<path d="M0 0" onload="evil()"/>',
  "a handler of another case": '<path d="M0 0" oNcLiCk="evil()"/>',
  "a refresh": '<meta http-equiv="refresh" content="0;url=https://evil.example/"/>',
  "a base": '<base href="https://evil.example/"/>',
  "a link": '<a href="https://evil.example/"><path d="M0 0"/></a>',
  "a link by script": '<a xlink:href="javascript:evil()"><path d="M0 0"/></a>',
  "an entry to HTML": '<foreignObject><iframe srcdoc="evil"/></foreignObject>',
  "a frame": '<iframe src="https://evil.example/"/>',
  "an object": '<object data="https://evil.example/"/>',
  "an embedded file": '<embed src="https://evil.example/"/>',
  "HTML that ends the drawing": '<p><img src="x" alt="evil"/></p>',
  "an outside picture": '<image href="https://evil.example/a.png"/>',
  "an outside picture in a filter": '<filter id="f"><feImage href="https://evil.example/a.png"/></filter>',
  "an outside shape": '<use href="https://evil.example/a.svg#a"/>',
  "an outside shape, without a scheme": '<use xlink:href="//evil.example/a.svg#a"/>',
  "a shape out of data": '<use href="data:image/svg+xml;base64,ZXZpbA==#evil"/>',
  "an outside fill": '<path d="M0 0" fill="url(https://evil.example/a.svg#a)"/>',
  "an outside fill in quotes": `<path d="M0 0" fill='url( "https://evil.example/a.svg#a" )'/>`,
  "an outside fill as entities": '<path d="M0 0" fill="&#117;rl(https&#58;//evil.example/a.svg#a)"/>',
  "an outside fill as CSS escapes": String.raw`<path d="M0 0" fill="\75 rl(https://evil.example/a.svg#a)"/>`,
  "an outside fill after one of its own": '<path d="M0 0" fill="url(#a) url(//evil.example/a.svg)"/>',
  "an outside fill in a variable": '<path d="M0 0" fill="var(--no, url(https://evil.example/a.svg#a))"/>',
  "an outside cursor": '<path d="M0 0" mask="image-set(&quot;https://evil.example/a.png&quot; 1x)"/>',
  "a style sheet": "<style>* { background: url(https://evil.example/a.png) }</style>",
  "a style sheet as CDATA": "<style><![CDATA[@import 'https://evil.example/a.css';]]></style>",
  "a style": '<path d="M0 0" style="fill:url(https://evil.example/a.png)"/>',
  "an animation": '<animate attributeName="href" begin="evil.click" to="javascript:evil()"/>',
  "a set attribute": '<set attributeName="onclick" to="evil()"/>',
  "an attribute nobody knows": '<path d="M0 0" ping="https://evil.example/"/>',
  "a control character": '<path d="M0 0" font-family="&#1;evil"/>',
  "a control character in text": "<text>&#1;</text>",
  "an entity": "<text>&evil;</text>",
  "deep nesting": `${"<g>".repeat(10_000)}<path d="M0 0" class="evil"/>${"</g>".repeat(10_000)}`,
  "uses of uses": Array.from({ length: 30 }, (_, index) => {
    const next = `<use href="#evil${index + 1}"/>`
    return `<g id="evil${index}">${next}${next}</g>`
  }).join(""),
  "a chain of uses": Array.from(
    { length: 6000 },
    (_, index) => `<g id="e${index}"><use href="#e${index + 1}"/></g>`,
  ).join(""),
  "a part within itself": '<g id="a"><path d="M0 0" class="evil"/><use href="#a"/></g>',
  "too many letters": `<path d="${"M0 0".repeat(100_000)}" class="evil"/>`,
  "an attribute without quotes": "<path d=1/>",
  "an end of what is not open": "</g>",
  "a second end": "</svg><script>evil()</script><svg>",
}

const from = (start: string) => `${start}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g/></svg>`
const entities = Array.from({ length: 20 }, (_, index) => `<!ENTITY e${index + 1} "&e${index};&e${index};">`)

/** Whole files that a page cannot use as drawings. */
export const hostileFiles: Readonly<Record<string, string>> = {
  "entities of entities": from(`<!DOCTYPE svg [<!ENTITY e0 "evil">${entities.join("")}]>`),
  "an entity out of a file": from('<!DOCTYPE svg [<!ENTITY evil SYSTEM "file:///etc/passwd">]>'),
  "a page": "<html><body><script>evil()</script></body></html>",
  "a root of another namespace": '<svg xmlns="https://evil.example/"><path d="M0 0"/></svg>',
  "a second root": `${from("")}<script>evil()</script>`,
  "a script before the root": from("<script>evil()</script>"),
  "a handler on the root": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="evil()"/>',
  "a root without a size": '<svg xmlns="http://www.w3.org/2000/svg"/>',
  "a root of no size": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 9"/>',
}

/** A drawing with a part added after its last shape. */
export const withPart = (svg: string, part: string) => {
  const end = svg.lastIndexOf("</svg>")
  return svg.slice(0, end) + part + svg.slice(end)
}
