import type { ComponentProps } from "react"

/** A mock of Gatsby for component tests. Links are plain links, and the tests provide query results. */
export const graphql = jest.fn()

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
