export const robots = (url: string) => `User-agent: *
Allow: /

Sitemap: ${url}/sitemap-index.xml
`
