import type { MouseEvent } from "react"
import { withPrefix } from "../../browser/path-prefix"
import { useLanguageMark } from "../../hooks/use-language-mark"
import { useSite } from "../../hooks/use-site"

/** The page's other languages. None on a page that is in one. */
export function useOtherLanguages() {
  const { language, translations } = useSite()
  return translations.filter((page) => page.language !== language)
}

type Props = {
  page: ReturnType<typeof useOtherLanguages>[number]
  className?: string | undefined
}

/**
 * A link to the same page in another language, named in that language. It loads a new document, so that all of it is in the
 * language from the start.
 */
export function LanguageLink({ page: { language, path, name }, className }: Props) {
  const mark = useLanguageMark()
  return (
    <a
      className={className}
      hrefLang={language}
      {...mark(language)}
      href={withPrefix(path)}
      onClick={keepPlace}
    >
      {name}
    </a>
  )
}

/** An estimate's answers and a section's anchor mean the same in every language. */
function keepPlace({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = window.location.search
  currentTarget.hash = window.location.hash
}
