/** The pages that exist whatever the content holds, by name. */
export function fixedRoutes(ownerSlug: string) {
  return {
    home: "/",
    about: `/about-${ownerSlug}/`,
    work: "/work/",
    skills: "/skills/",
    contact: "/contact/",
    booking: "/booking/",
    pricing: "/pricing/",
    payment: "/payment/",
    blogs: `/${ownerSlug}-blogs/`,
  } as const
}
