import { useSite } from "../../hooks/use-site"
import { ActionLink } from "../action-link/action-link"
import { LanguageLink, useOtherLanguages } from "../languages/language-links"
import { SpriteDrawing } from "../drawing/sprite-drawing"
import { Seam } from "../seam/seam"
import { SeamControl } from "../seam/seam-control"
import { PhoneLink } from "../phone-link/phone-link"
import { SiteLink } from "../site-link/site-link"
import { TitleBlock } from "../title-block/title-block"
import type { Figures } from "../../title-block/figures"
import { fillIn } from "../../text/fill-in"
import { footerColumns } from "./footer-columns"
import * as styles from "./footer.module.css"

/** Where the seam rests on the footer's line, in percent of its width. */
const rest = 25

type Props = {
  /** The page's path. */
  pathname?: string | undefined
  /** False on a page that ends with a call to action of its own. */
  call?: boolean
  /** The page's figures, for its title block. */
  figures?: Figures | undefined
}

/** The footer: a call to action, columns of links, the owner's contact details, and the page's title block. */
export function Footer({ pathname, call = true, figures }: Props) {
  const { owner, footer, language, socials, words } = useSite()
  const otherLanguages = useOtherLanguages()
  // Where it would lead to the page itself, there is no call.
  const calls = call && footer.action?.to !== pathname
  return (
    <footer className={`ink-ground ${styles.footer}`}>
      <div className="columns">
        <h2 className={`title-l ${styles.title}`}>
          <Seam clear rest={rest} drawn={<span className={styles.outlined}>{footer.title}</span>}>
            {footer.title}
          </Seam>
          <SeamControl byPointer rest={rest} />
        </h2>
        {calls && <p className={`lead ${styles.text}`}>{footer.text}</p>}
        {calls && footer.action && (
          <p className={styles.action}>
            <ActionLink action={footer.action} />
          </p>
        )}
      </div>
      <div className={`columns ${styles.links}`}>
        <div className={styles.owner}>
          <p>{footer.tagline}</p>
          <p>
            <a href={`mailto:${owner.email}`}>{owner.email}</a>
          </p>
          {owner.phone && (
            <p>
              <PhoneLink />
            </p>
          )}
          {socials.length > 0 && (
            <ul
              role="list"
              className={styles.socials}
              aria-label={fillIn(words.footer.socials, { name: owner.name })}
            >
              {socials.map(({ name, url, icon }) => (
                <li key={name}>
                  <SiteLink to={url} className={styles.social} detail={name}>
                    <SpriteDrawing drawing={icon} late className={styles.icon} />
                  </SiteLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.menus}>
          {footerColumns(footer.columns, language).map(({ name, isRow, links }) => (
            <nav key={name} aria-label={name} className={isRow ? styles.row : styles.column}>
              {!isRow && <h3>{name}</h3>}
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <SiteLink to={to}>{label}</SiteLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <TitleBlock key={pathname} pathname={pathname} figures={figures} />
        <p className={styles.copyright}>
          {`${footer.copyright} `}
          {footer.colophon && footer.colophon.to !== pathname && (
            <SiteLink to={footer.colophon.to}>{footer.colophon.label}</SiteLink>
          )}
          {otherLanguages.map((page) => (
            <LanguageLink key={page.language} page={page} />
          ))}
        </p>
      </div>
    </footer>
  )
}
