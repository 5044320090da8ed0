/** The addresses of the pages that code has to know by name. All pages are in `src/model/pages/site-pages.ts`. */
export function fixedRoutes(ownerSlug: string) {
  return {
    about: `/about-${ownerSlug}/`,
    work: "/work/",
    booking: "/booking/",
    contact: "/contact/",
    privacy: "/privacy/",
    blogs: `/${ownerSlug}-blogs/`,
  } as const
}
