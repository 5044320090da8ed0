import { Fragment, type ReactNode } from "react"

type Props = {
  /** A sentence with tokens, such as `write to {email}`. */
  text: string
  /** What each token stands for. */
  parts: Readonly<Record<string, ReactNode>>
}

/** A sentence with links in it. Each language puts them where its own order has them. */
export const Filled = ({ text, parts }: Props) =>
  text
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 ? <Fragment key={piece}>{parts[piece]}</Fragment> : piece))
