import "react"

declare module "react" {
  /** Custom properties are styles too. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }

  /** Missing in @types/react-dom: https://react.dev/reference/react/Fragment#comparedocumentposition. */
  interface FragmentInstance {
    compareDocumentPosition: (other: Node) => number
  }
}
