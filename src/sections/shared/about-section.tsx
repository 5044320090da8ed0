import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { EvidenceMark } from "../../components/evidence-mark/evidence-mark"
import { Drawing } from "../../components/drawing/drawing"
import { Picture } from "../../components/picture/picture"
import { Seam } from "../../components/seam/seam"
import { SeamControl } from "../../components/seam/seam-control"
import { SpriteDrawing } from "../../components/drawing/sprite-drawing"
import { SiteLink } from "../../components/site-link/site-link"
import { useSite } from "../../hooks/use-site"
import { lcpSizes } from "../../browser/lcp-image"
import * as styles from "./about-section.module.css"

type Props = {
  section: Queries.AboutSectionFragment
  /** True for the first section on its page. */
  first?: boolean
  /** The page's title, if the section is the page's top. The picture is large then, and its name is in the title. */
  top?: ReactNode
  /** What stands below the page's title, and beside the picture where there is room. */
  lead?: ReactNode
  /** How wide the picture is shown, as in CSS `sizes`, if the page shows it otherwise. */
  sizes?: string
}

/** Fewer letters than these are a few words. */
const fewLetters = 200

/**
 * A picture beside paragraphs: picture first with `orient` 0, text first with 1. At the page's top the picture is divided
 * into drawn and made, if it has a line drawing.
 */
export function AboutSection({ section, first = false, top, lead, sizes }: Props) {
  const { socials } = useSite()
  const { head, name, shape, details, img, drawn, seam, social, orient, evidence } = section
  // On its own page, a circle after the words is cut by the window's edge.
  const isLarge = !top && !sizes && shape === "circle" && orient === 1
  const width = sizes ?? `(min-width: 56rem) ${isLarge ? "57vw" : "40vw"}, 92vw`
  // A few words beside a large picture are larger themselves.
  const isShort = details.join(" ").length < fewLetters
  const picture = <Picture picture={img} first={first} sizes={top ? lcpSizes.about : width} />
  return (
    <section
      className={`columns ${styles.section}`}
      data-orient={orient}
      data-top={top ? "" : undefined}
      data-large={isLarge || undefined}
      aria-label={head && !top ? undefined : name}
    >
      {top && <div className={styles.top}>{top}</div>}
      {lead && <div className={styles.lead}>{lead}</div>}
      <div className={styles.picture} data-shape={shape}>
        {top && drawn ? (
          <>
            <Seam first rest={seam} drawn={<Drawing drawing={drawn} />}>
              {picture}
            </Seam>
            <SeamControl rest={seam} />
          </>
        ) : (
          picture
        )}
      </div>
      <div className={styles.words}>
        {head && !top && <h2 className="title-m">{name}</h2>}
        {details.map((paragraph) => (
          <p key={paragraph} className={isShort ? "lead" : undefined}>
            {paragraph}
          </p>
        ))}
        <EvidenceMark evidence={evidence} />
        {social && socials.length > 0 && (
          <ul role="list" className={styles.socials}>
            {socials.map(({ name: network, url, icon }) => (
              <li key={network}>
                <SiteLink to={url} className={styles.social}>
                  <SpriteDrawing drawing={icon} late className={styles.icon} />
                  {network}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

export const fragment = graphql`
  fragment AboutSection on AboutSection {
    head
    name
    shape
    details
    social
    orient
    evidence {
      ...Evidence
    }
    img {
      alt
      src {
        childImageSharp {
          gatsbyImageData(width: 1200, breakpoints: [320, 460, 680, 960, 1200])
        }
      }
    }
    drawn {
      alt
      svg
    }
    seam
  }
`
