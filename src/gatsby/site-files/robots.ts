/** robots.txt: robots may read everything, and here is the sitemap. */
export const robots = (url: string) => `User-agent: *
Allow: /

Sitemap: ${url}/sitemap-index.xml
`
