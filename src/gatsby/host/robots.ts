/** What robots may read, which is everything, and where the sitemap is. */
export const robots = (url: string) => `User-agent: *
Allow: /

Sitemap: ${url}/sitemap-index.xml
`
