/** How long a step may take, in ms. A busy machine needs some seconds; only what never comes takes this long. */
export const stepTimeout = 60_000

/** What the visitor's system prefers. */
export type System = { dark: boolean; still: boolean }

/** The keys that journeys press. */
export type Key = "Tab" | "Enter" | "Escape" | "Space" | "Home" | "End"

/** A tab of a browser, driven by its own protocol. `Visitor` builds everything else from these few. */
export type Tab = {
  /** Opens an address and waits for its load event. */
  open: (address: string) => Promise<void>
  /** Runs an expression in the page and returns its value, which JSON can hold. Awaits a promise. */
  run: (expression: string) => Promise<unknown>
  /** Moves the mouse, from where it is now. */
  move: (x: number, y: number) => Promise<void>
  /** Presses and releases the mouse where it is. */
  press: () => Promise<void>
  /** Touches the screen with a finger. */
  touch: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  key: (key: Key) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  forward: () => Promise<void>
  /** Sets the size of the viewport. */
  resize: (width: number, height: number) => Promise<void>
  close: () => Promise<void>
}

/** A running browser. */
export type Engine = {
  /** Returns an empty tab. */
  newTab: () => Promise<Tab>
  close: () => Promise<void>
}
