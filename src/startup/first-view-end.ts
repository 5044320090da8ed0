/** The id of the element after a page's first view. Browsers parse up to it before they paint (gatsby-ssr.tsx). */
export const firstViewEnd = "first-view-end"
