import { type ReactNode, useLayoutEffect } from "react"

type Props = {
  language: string
  /** Left out for a language that is written from left to right. */
  direction?: string
  children: ReactNode
}

/** Keeps the document's language and direction that of the page, as a move within the site may change both. */
export function DocumentLanguage({ language, direction, children }: Props) {
  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.lang = language
    if (direction === undefined) documentElement.removeAttribute("dir")
    else documentElement.dir = direction
  }, [language, direction])
  return children
}
