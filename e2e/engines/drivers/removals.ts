/** A feature that is taken away from a newer browser, to stand for one that never had it. */
export type Removal = {
  /** Runs first in each page. */
  run?: () => void
  /** Changes the text of a document, script or style sheet. */
  change?: (text: string, type: string) => string
}

/** The text of a removal's script. */
export const removedScript = ({ run }: Removal) => (run ? `(${String(run)})();` : "")

/** Renames features of CSS, so that the browser does not know them, as it would not know the right name. */
const withoutStyles = (...names: string[]): Removal => ({
  change: (text, type) => {
    const rename = (css: string) =>
      names.reduce((now, name) => now.replaceAll(name, name.replace(/\b(?=[a-z])/, "gone-")), css)
    if (type.includes("html")) return text.replace(/<style[\s\S]*?<\/style>/g, rename)
    return type.includes("css") ? rename(text) : text
  },
})

const withoutPopover: Removal = {
  run: () => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
      Reflect.deleteProperty(HTMLElement.prototype, name)
    Reflect.deleteProperty(HTMLButtonElement.prototype, "popoverTargetElement")
    const { setAttribute } = Element.prototype
    Element.prototype.setAttribute = function rename(name, value) {
      setAttribute.call(this, name.replace(/^popover/, "data-gone-popover"), value)
    }
  },
  change: (text, type) =>
    (type.includes("html")
      ? text.replace(/ popover(?=(?:target)?=)/gi, " data-gone-popover")
      : text
    ).replaceAll(":popover-open", ":gone-popover-open"),
}

/** What neither Firefox 115 nor Safari 16.4 knows: https://caniuse.com. Trusted Types stay, as the policy asks for them. */
const since2023 = [
  withoutPopover,
  withoutStyles("light-dark(", "text-wrap:", "content-visibility:", "::details-content"),
  {
    run: () => {
      for (const name of ["startViewTransition", "moveBefore"])
        Reflect.deleteProperty(Document.prototype, name)
      Reflect.deleteProperty(window, "scheduler")
      Reflect.deleteProperty(AbortSignal, "any")
    },
  },
]

/** Makes today's Firefox know what Firefox 115 knew. */
export const firefox115: readonly Removal[] = [...since2023, withoutStyles(":has(")]

/** Makes today's WebKit know what Safari 16.4 knew. */
export const safari16: readonly Removal[] = [
  ...since2023,
  {
    run: () => {
      Reflect.deleteProperty(window, "requestIdleCallback")
      Reflect.deleteProperty(URL, "canParse")
      Reflect.deleteProperty(Element.prototype, "checkVisibility")
    },
  },
]
