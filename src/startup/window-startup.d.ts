/** What the startup scripts pass on `window` to later scripts. It is missing at first under `npm start`. */
export type Startup = {
  /** Returns the button clicked before the page's scripts ran, if any. The head script then stops listening. */
  queuedClick: () => HTMLElement | undefined
  /** Shows the page as it is without scripts. */
  fallBack: () => void
  /** Ends once the text is in its fonts, or will not be. */
  fonts?: Promise<void>
  /** The policy for the site's own markup and scripts, if the browser supports Trusted Types. */
  own: TrustedTypePolicy | undefined
}

declare global {
  interface Window {
    startup?: Startup
  }
}
