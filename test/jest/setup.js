// The build tells the scripts where the booking page is.
process.env.BOOKING_PAGES = "/booking/"

// Only the tests of what runs in a browser have a window.
if (typeof window !== "undefined") {
  require("@testing-library/jest-dom")
  // jsdom has no layout, but the menu queries whether the screen is large.
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
  // Without layout, nothing comes near the screen.
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  }
}
