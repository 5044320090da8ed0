import { type ReactNode, useState } from "react"
import { SpriteDrawing } from "../../../components/drawing/sprite-drawing"
import { ProjectScreen } from "../../../components/project-card/project-screen"
import { SeamControl } from "../../../components/seam/seam-control"
import { PageLink } from "../../../components/site-link/page-link"
import { lcpSizes } from "../../../browser/lcp-image"
import { useHydrated } from "../../../hooks/use-hydrated"
import * as styles from "./hero-screens.module.css"

type Props = {
  words: Queries.HeroFragment["words"]
  projects: readonly Queries.ProjectCardFragment[]
  /** The index of the word shown. */
  current: number
  /** The pause button. */
  children: ReactNode
}

/**
 * The frame beside the promise: with each word the next project's screen, drawn before the seam and made after it.
 * Without projects it shows the word's drawing. Only the first screen is in the HTML. Another is fetched while the one
 * before it is shown.
 */
export function HeroScreens({ words, projects, current, children }: Props) {
  const hydrated = useHydrated()
  const [furthest, setFurthest] = useState(0)
  if (current > furthest) setFurthest(current)
  const word = words[current]
  const project = projectAt(projects, current)
  const isCalledFor = (index: number) => index === 0 || (hydrated && index <= furthest + 1)
  return (
    <div className={styles.board}>
      <div className={styles.frame}>
        {words.map(({ text, image }, index) => (
          <div key={text} className={styles.screen} data-current={index === current || undefined}>
            {isCalledFor(index) && (
              <Screen project={projectAt(projects, index)} drawing={image} first={index === 0} />
            )}
          </div>
        ))}
        {project && <SeamControl />}
      </div>
      <div className={styles.caption}>
        <p className={styles.name}>
          {project?.caseStudy ? (
            <PageLink to={project.caseStudy.path}>{project.title}</PageLink>
          ) : (
            project?.title
          )}
        </p>
        {/* It comes late, so it has its place behind the words. */}
        {project && word && <SpriteDrawing drawing={word.image} late className={styles.drawing} />}
        {children}
      </div>
    </div>
  )
}

/** The project that is shown with a word. It begins with the second: the first one has its card right below. */
const projectAt = (projects: Props["projects"], index: number) => projects[(index + 1) % projects.length]

type ScreenProps = {
  project: Queries.ProjectCardFragment | undefined
  drawing: Queries.SpriteDrawingFragment
  first: boolean
}

function Screen({ project, drawing, first }: ScreenProps) {
  if (!project) return <SpriteDrawing drawing={drawing} className={styles.alone} />
  return <ProjectScreen project={project} sizes={lcpSizes.home} first={first} />
}
