/** The id of the element where a page's first view ends: browsers read as far before they paint (gatsby-ssr.tsx). */
export const firstViewEnd = "first-view-end"
