import "react"

declare module "react" {
  /** Custom properties are styles too. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
