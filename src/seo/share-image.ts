/** The size of every share image, in pixels. Link previews show this size uncropped. */
export const shareSize = { width: 1200, height: 630 }

/** Returns the path of a page's share image: `/work/zync/` has `/share/work-zync.jpg`. */
export function shareImage(pathname: string): string {
  const name = pathname.split("/").filter(Boolean).join("-")
  return `/share/${name || "home"}.jpg`
}
