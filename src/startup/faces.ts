/** The fonts that pages fetch. `npm run fonts` makes their files. */
export const faces = [
  { family: "Archivo Text", file: "/fonts/archivo-text.woff2", weight: "400 700" },
  { family: "Archivo Display", file: "/fonts/archivo-display.woff2", weight: "700 800" },
]

/** The address of the style sheet with the same fonts, for visitors without JavaScript. */
export const fontsSheet = "/fonts/fonts.css"
