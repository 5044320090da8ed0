import Turndown from "turndown"

const service = new Turndown()

/** A text as Markdown in the same words. Turndown itself escapes plain Markdown without HTML. */
export const escapeMarkdown = (text: string): string =>
  service
    .escape(text)
    .replaceAll("<", "\\<")
    .replaceAll(/&(?=#?\w+;)/g, "\\&")
    // Struck out, in GitHub's Markdown.
    .replaceAll(/\\?~/g, "\\~")
    .replace(/^(\d+)\)/, "$1\\)")
    .replace(/ (#+)$/, " \\$1")
    // A link that follows would become a picture.
    .replace(/!$/, "\\!")
