/** The widths of the window, in CSS pixels: a phone and a laptop. */
export const widths = [390, 1440] as const

export const schemes = ["light", "dark"] as const

/** A picture of a page: its address, the window's width, the color scheme, and the file's name. */
export type Shot = { path: string; width: number; scheme: (typeof schemes)[number]; file: string }

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")

/** Returns the HTML of a sheet: a row a page, with a thumbnail for each of its pictures that opens the whole picture. */
export function sheet(shots: readonly Shot[]): string {
  const paths = [...new Set(shots.map(({ path }) => path))]
  const row = (path: string) => `
<h2>${escaped(path)}</h2>
<div>${shots
    .filter((shot) => shot.path === path)
    .map(
      ({ file, width, scheme }) =>
        `<a href="${escaped(file)}"><img src="${escaped(file)}" alt="${width} px, ${scheme}" loading="lazy" data-width="${width}"></a>`,
    )
    .join("")}</div>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every page</title>
<style>
body { margin: 2rem; background: #777; font: 1rem system-ui, sans-serif; }
div { display: flex; align-items: start; gap: 1rem; }
img { display: block; width: 480px; max-height: 1400px; object-fit: cover; object-position: top; }
img[data-width="390"] { width: 160px; }
</style>
${paths.map(row).join("")}
</html>
`
}
