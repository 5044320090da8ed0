/** The colors of a drawing outside a page, which would otherwise define them. */
export interface Paint {
  ink: string
  accent: string
  paper: string
}

export const lightPaint: Paint = {
  ink: "#17233a",
  accent: "#c2361a",
  paper: "#f7f2e8",
}

export function paint(svg: string, { ink, accent, paper }: Paint): string {
  const named: Record<string, string> = {
    "--accent": accent,
    "--paper": paper,
  }
  return svg
    .replace(/var\((--[\w-]+),\s*([^)]+)\)/g, (_, name: string, fallback: string) => named[name] ?? fallback)
    .replace(/light-dark\(([^,]+),[^)]+\)/g, "$1")
    .replaceAll("currentColor", ink)
}
