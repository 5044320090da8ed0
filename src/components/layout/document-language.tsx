import { type ReactNode, useLayoutEffect } from "react"
import { useSite } from "../../hooks/use-site"

/** Keeps the document's language and direction those of the page, as a move within the site may change both. */
export function DocumentLanguage({ children }: { children: ReactNode }) {
  const { language, rightToLeft } = useSite()
  const isMirrored = rightToLeft.includes(language)
  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.lang = language
    if (isMirrored) documentElement.dir = "rtl"
    else documentElement.removeAttribute("dir")
  }, [language, isMirrored])
  return children
}
