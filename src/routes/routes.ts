/** The addresses of pages that code refers to by name. `src/model/pages/site-pages.ts` lists all pages. */
export function fixedRoutes(ownerSlug: string) {
  return {
    about: `/about-${ownerSlug}/`,
    work: "/work/",
    booking: "/booking/",
    contact: "/contact/",
    estimate: "/estimate/",
    proof: "/proof/",
    privacy: "/privacy/",
    blogs: `/${ownerSlug}-blogs/`,
  } as const
}
