/**
 * The README's pictures: the first view of one page of a template, as `npm run look -- --readme` takes it.
 * `test/sample/readme-pictures.test.ts` compares them with the recorded looks of these pages.
 */
export const readmePictures = [
  { file: "docs/home.png", template: "index", scheme: "light" },
  { file: "docs/state.png", template: "state-landing", scheme: "dark" },
] as const
