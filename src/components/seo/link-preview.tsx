import { shareImage, shareSize } from "../../seo/share-image"
import { fillIn } from "../../text/fill-in"
import type { Site } from "../../hooks/use-site"

type Props = {
  site: Site
  seo: Queries.SeoFragment
  pathname: string
  type: string
}

/** The page's canonical address, its addresses in other languages, and its preview when shared: https://ogp.me. */
export function LinkPreview({ site, seo, pathname, type }: Props) {
  const address = site.url + pathname
  const { translations } = site
  return (
    <>
      <link rel="canonical" href={address} />
      {translations.map(({ language, path }) => (
        <link key={language} rel="alternate" href={site.url + path} hrefLang={language} />
      ))}
      {/* The page for all who read none of these languages. */}
      {translations.slice(0, 1).map(({ path }) => (
        <link key="x-default" rel="alternate" href={site.url + path} hrefLang="x-default" />
      ))}
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={site.title} />
      <meta property="og:locale" content={site.locale} />
      {translations
        .filter(({ language }) => language !== site.language)
        .map(({ language, locale }) => (
          <meta key={language} property="og:locale:alternate" content={locale} />
        ))}
      <meta property="og:image" content={site.url + shareImage(pathname)} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={fillIn(site.words.layout.share, { title: seo.title })} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
