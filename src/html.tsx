import type { ReactNode } from "react"
import site from "../content/site.json"

type Props = {
  htmlAttributes: object
  bodyAttributes: object
  headComponents: ReactNode
  preBodyComponents: ReactNode
  postBodyComponents: ReactNode
  body: string
}

/** The document around every page, as Gatsby fills it: its own has two lines for browsers of 2015 and before. */
export default function Html(props: Props) {
  return (
    <html lang={site.language} {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  )
}
