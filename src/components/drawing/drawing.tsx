import { useTrustedHtml } from "../../hooks/use-trusted-html"

type Props = {
  drawing: { readonly alt: string; readonly svg: string }
  className?: string | undefined
}

/** An SVG drawing from the content, inlined so that it takes the page's colors. */
export function Drawing({ drawing: { alt, svg }, className }: Props) {
  const role = alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true }
  return <span {...role} className={className} dangerouslySetInnerHTML={useTrustedHtml(svg)} />
}
