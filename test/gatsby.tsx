import type { ComponentProps } from "react"

/** Gatsby as the component tests see it: links are links, queries are the tests' own. */
export const graphql = jest.fn()
export const useStaticQuery = jest.fn()

export function Link({ to, onClick, children, ...rest }: ComponentProps<"a"> & { to: string }) {
  return (
    <a
      href={to}
      {...rest}
      onClick={(event) => {
        event.preventDefault()
        onClick?.(event)
      }}
    >
      {children}
    </a>
  )
}
