const [off, on] = ["<!--email_off-->", "<!--/email_off-->"]

/**
 * Asks Cloudflare to leave mail addresses as they are: its links need a script that the policy refuses
 * (https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/).
 */
export const disableEmailObfuscation = (html: string): string =>
  html
    // Another transform may have put something behind the end since the last run.
    .replaceAll(off, "")
    .replaceAll(on, "")
    .replace(/<body[^>]*>/, `$&${off}`)
    .replace(/<\/body>(?![^]*<\/body>)/, `${on}$&`)
