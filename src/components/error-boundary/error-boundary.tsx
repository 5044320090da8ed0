import { Component, createRef, Fragment, type FragmentInstance, type ReactNode } from "react"
import * as styles from "./error-boundary.module.css"

type Props = {
  children: ReactNode
  /** For the outermost boundary: the element with the page's HTML, which it keeps if the page's first render throws. */
  page?: string
}
type State = { error?: unknown }

let hydrated = false

/**
 * An error in a part of a page must not take the page. The part stays as it was: its HTML, without script. Links,
 * `details` and fields still work.
 * - If it throws later (an effect, an update), this part alone stays as it was.
 * - If it throws while the page is hydrated, React has nothing of it yet. So the outermost boundary keeps the whole page.
 * - If it throws while it is first rendered after a move, it is left out.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {}
  private readonly part = createRef<FragmentInstance>()
  private kept: string | TrustedHTML | undefined

  static getDerivedStateFromError = (error: unknown): State => ({ error })

  override componentDidMount() {
    hydrated = true
  }

  /** Without its scripts, the page shows what it has for visitors without them. */
  override componentDidCatch() {
    if (this.props.page !== undefined) window.startup?.fallBack()
  }

  override render() {
    const { children, page } = this.props
    if (!("error" in this.state)) return <Fragment ref={this.part}>{children}</Fragment>
    this.kept ??= trusted(this.html())
    if (this.kept === undefined && !hydrated && page === undefined) throw this.state.error
    return this.kept && <div className={styles.kept} dangerouslySetInnerHTML={{ __html: this.kept }} />
  }

  /** The part's HTML, or the page's. React renders this while the document still has it. */
  private html(): string | undefined {
    const { page } = this.props
    // Without a part yet, the outermost boundary has the page's HTML, also while an effect of the first render throws.
    if (page !== undefined) return document.querySelector(page)?.innerHTML
    const part = this.part.current
    if (!part) return undefined
    const isIn = (element: Element) =>
      part.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_CONTAINED_BY
    const inside = [...document.body.querySelectorAll("*")].filter(isIn)
    return inside
      .filter(({ parentElement }) => !parentElement || !isIn(parentElement))
      .map(({ outerHTML }) => outerHTML)
      .join("")
  }
}

/** Browsers with Trusted Types accept only markup from the site's own policy (src/startup/head-script.ts). */
const trusted = (html: string | undefined) =>
  html === undefined ? undefined : (window.startup?.own?.createHTML(html) ?? html)
