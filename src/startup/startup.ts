/** What the start-up's scripts hand to those that run after them, on `window`. Missing in development's first moments. */
export type Startup = {
  /** The button that was pressed before the page's scripts ran, if any. From then on the first script hears no more. */
  earlyPress: () => HTMLElement | undefined
  /** The policy for what is the site's own, where the browser knows Trusted Types. */
  own: TrustedTypePolicy | undefined
}

declare global {
  interface Window {
    startup?: Startup
  }
}
