/**
 * Hides what Gatsby tells screen readers after a move by the class that pages have for that, and not by a style attribute: the
 * attribute's rule would be in every page.
 */
export const hideAnnouncer = (html: string): string =>
  html.replace(/(<div id="gatsby-announcer") style="[^"]*"/, '$1 class="visually-hidden"')
