/** The grounds that words stand on, as `src/styles/tokens.css` has them; a test holds the two together. */
export const grounds = {
  light: { paper: "#f7f2e8", sheet: "#fffdf7" },
  dark: { paper: "#121a2b", sheet: "#1a2439", "ink-ground": "#0b1120" },
  always: { "paper-always": "#fffdf7" },
} as const
