import { cpSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { rewrite } from "../../../test/copies/copy-site"
import { expect, test } from "../../helpers/base"
import { built, exists, inContent, inCopy, page } from "../built"

/** What owners bring from phones, Windows and other sites: names of pictures, former addresses, a page of their own. */

const pictures = ["IMG_2041.PNG", "Photo of me.png", "schéma (1).png", "日本.png", "shot 5.33\u202fPM.png"]

const tool = "<!doctype html><title>Tool</title><script>document.title = 'Mine'</script>"

/** Puts them into the copy. */
export function addBrought() {
  const article = inContent("blog/how-i-count-on-ten-fingers")
  for (const name of pictures) cpSync(inContent("blog/wet-paper/board.png"), path.join(article, name))
  const shown = pictures.map((name, index) => `![Brought ${index}](<./${name}>)`)
  rewrite(path.join(article, "index.mdx"), (text) =>
    `${text.trimEnd()}\n\n${shown.join("\n\n")}\n`.replaceAll("\n", "\r\n"),
  )
  rewrite(inContent("pages/privacy.mdx"), (text) =>
    text.replace("---\n", "---\nformerPaths: [/old-privacy.html, /data]\n"),
  )
  mkdirSync(inCopy("static/tool"), { recursive: true })
  writeFileSync(inCopy("static/tool/index.html"), tool)
}

export function brought() {
  test("pictures are shown whatever their names, in a text with the line ends of Windows", () => {
    const html = page("how-i-count-on-ten-fingers")
    for (const index of pictures.keys()) {
      const [, tag = ""] = new RegExp(`(<img[^>]*alt="Brought ${index}"[^>]*>)`).exec(html) ?? []
      const [, address = ""] = /src="([^"]+)"/.exec(tag) ?? []
      expect(exists(decodeURI(address.slice(1))), `${pictures[index]}: ${tag}`).toBe(true)
    }
  })

  test("former addresses of any page lead there, and a page of the owner's own is served as it is", () => {
    expect(built("_redirects")).toContain("/old-privacy.html  /privacy/  301\n/data  /privacy/  301\n")
    expect(built("tool/index.html")).toBe(tool)
    expect(built("sitemap.xml")).toBe(built("sitemap-index.xml"))
  })
}
