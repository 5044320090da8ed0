/**
 * The README's pictures: the first view of one page of a kind, as `npm run look -- --readme` takes it.
 * `test/sample/readme-pictures.test.ts` compares them with the recorded looks of these pages.
 */
export const readmePictures = [
  { file: "docs/home.png", kind: "index", scheme: "light" },
  { file: "docs/state.png", kind: "state-landing", scheme: "dark" },
] as const
