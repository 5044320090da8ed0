import { type FocusEvent, type PointerEvent, useState } from "react"
import { Picture } from "../../components/picture/picture"
import { useLanguageMark } from "../../hooks/use-language-mark"
import * as styles from "./project-index.module.css"

type Props = { projects: readonly Queries.ProjectCardFragment[] }

/** Fewer projects are seen at once without an index. */
const few = 4

/** The preview's width in CSS pixels. */
const width = 352

/** The names of all projects, large. Each leads to its card, and shows its picture under the pointer and with the focus. */
export function ProjectIndex({ projects }: Props) {
  const mark = useLanguageMark()
  const [preview, setPreview] = useState<{ slug: string; x: number; y: number }>()
  if (projects.length < few) return null
  const show = (slug: string) => (event: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) => {
    if ("pointerType" in event && event.pointerType !== "mouse") return
    const { offsetLeft: x, offsetTop, offsetHeight } = event.currentTarget
    setPreview({ slug, x, y: offsetTop + offsetHeight })
  }
  const hide = () => setPreview(undefined)
  const shown = projects.find(({ slug }) => slug === preview?.slug)
  return (
    <div className={styles.index}>
      <ul role="list">
        {projects.map(({ slug, title, written }) => (
          <li key={slug}>
            <a
              {...mark(written)}
              href={`#${slug}`}
              className="display"
              onPointerEnter={show(slug)}
              onPointerLeave={hide}
              onFocus={show(slug)}
              onBlur={hide}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      {preview && shown && (
        <div
          className={styles.preview}
          style={{ width, top: preview.y, left: `clamp(0px, ${preview.x}px, 100% - ${width}px)` }}
        >
          <Picture picture={{ ...shown.image, alt: "" }} sizes={`${width}px`} />
        </div>
      )}
    </div>
  )
}
