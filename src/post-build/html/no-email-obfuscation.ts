const [off, on] = ["<!--email_off-->", "<!--/email_off-->"]

/**
 * Asks Cloudflare, which may stand before any host, to leave the page's mail addresses as they are: by default it
 * replaces them with links that need its script, which the page's policy refuses
 * (https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/).
 */
export const disableEmailObfuscation = (html: string): string =>
  html
    // Another transform may have put something behind the end since the last run.
    .replaceAll(off, "")
    .replaceAll(on, "")
    .replace(/<body[^>]*>/, `$&${off}`)
    .replace(/<\/body>(?![^]*<\/body>)/, `${on}$&`)
