import { Picture } from "../picture/picture"
import { Seam } from "../seam/seam"

type Props = {
  project: Pick<Queries.ProjectCardFragment, "image" | "wireframe" | "written">
  /** How wide the page shows it, as in CSS `sizes`. */
  sizes: string
  /** True for the largest picture of the first view. */
  first?: boolean
  className?: string | undefined
}

/** Thin lines need fewer pixels than a screen does. */
const drawnSizes = "(min-width: 56rem) 40vw, 60vw"

/** A project's screen: its wireframe before the seam, if it has one, and the screen itself after it. */
export function ProjectScreen({
  project: { image, wireframe, written },
  sizes,
  first = false,
  className,
}: Props) {
  const made = (
    <Picture picture={image} lang={written ?? undefined} sizes={sizes} first={first} className={className} />
  )
  if (!wireframe) return made
  const drawn = <Picture picture={{ ...wireframe, alt: "" }} sizes={drawnSizes} className={className} />
  return <Seam drawn={drawn}>{made}</Seam>
}
