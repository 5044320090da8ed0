import "@testing-library/jest-dom"

// jsdom has no layout, but the menu queries whether the screen is large.
if (typeof window !== "undefined") {
  window.matchMedia = (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  })
}
