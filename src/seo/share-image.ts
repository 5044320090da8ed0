/** The size of every share image, in pixels: what link previews show whole. */
export const shareSize = { width: 1200, height: 630 }

/** Where a page's share image is served: `/work/zync/` has `/share/work-zync.png`. */
export function shareImage(pathname: string): string {
  const name = pathname.split("/").filter(Boolean).join("-")
  return `/share/${name || "home"}.png`
}
