import { graphql } from "gatsby"
import { type KeyboardEvent, useRef } from "react"
import { flushSync } from "react-dom"
import { useHydrated } from "../../hooks/use-hydrated"
import { Picture } from "../picture/picture"
import { Controls } from "./controls"
import { enterFullScreen, useFullScreenControls } from "./full-screen"
import { usePlayback } from "./use-playback"
import * as controls from "./controls.module.css"
import { useSite } from "../../hooks/use-site"
import { useWords } from "../../hooks/use-words"
import * as styles from "./video.module.css"

type Props = {
  video: Queries.VideoFragment
  /** Its width on the page, as the `sizes` of a picture. */
  sizes: string
  /** Its label for screen readers; by default the poster's. */
  label?: string
  /** True if the visitor must not download it or go full screen (requirement R6.3). */
  restricted?: boolean
  /**
   * True near the first paint, where Chromium's own controls would cost 20 to 35 ms of it on a slow phone: the site's
   * play button is in the HTML, and those controls appear under the pointer or the focus.
   */
  near?: boolean
}

const start = "M7 2v20L23 12z"

/** An arrow that turns back. */
const again = "M12 2a10 10 0 1 1-9.5 13.1l2.9-.9A7 7 0 1 0 7 7.1l3 3H2v-8l2.9 2.9A10 10 0 0 1 12 2z"

/**
 * A video that the visitor starts; it is not fetched before. Its poster is a picture behind it: the `poster` attribute
 * has no sizes or formats and would fetch at once. The browser's own controls are in the HTML, and come back in full
 * screen; otherwise the site's are below the picture. As long as the button on the picture starts the video, it is the
 * only one that does.
 */
export function Video({
  video: { mp4, webm, captions, poster },
  sizes,
  label,
  restricted = false,
  near = false,
}: Props) {
  const words = useWords("video")
  const { language } = useSite()
  const live = useHydrated()
  const film = useRef<HTMLVideoElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const [playback, update] = usePlayback(film, live)
  const { playing, ended, time } = playback
  const onPicture = live && !playing && (ended || time === 0)

  useFullScreenControls(film)

  /** Does something with the video, and shows what came of it. */
  const act = (change: (video: HTMLVideoElement) => void) => () => {
    if (film.current) change(film.current)
    update()
  }
  const turn = act((video) => {
    // A browser that refuses shows the button again.
    if (video.paused || video.ended) video.play().catch(update)
    else video.pause()
  })

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isButton = target instanceof HTMLButtonElement
    if (!live || ctrlKey || metaKey || altKey || !(key === "k" || (key === " " && !isButton))) return
    event.preventDefault()
    turn()
  }

  return (
    <div role="group" aria-label={words.name} onKeyDown={onKeyDown}>
      <div className={styles.frame}>
        <Picture picture={{ ...poster, alt: "" }} sizes={sizes} className={styles.poster} />
        <div className={`${styles.video} ${near && !live ? styles.near : ""}`.trim()}>
          <video
            ref={film}
            controls={!live}
            controlsList={restricted ? "nofullscreen nodownload" : undefined}
            disablePictureInPicture={restricted}
            className={live ? controls.film : undefined}
            tabIndex={live ? -1 : undefined}
            playsInline
            preload="none"
            aria-label={label ?? poster.alt}
            onClick={({ currentTarget }) => currentTarget.controls || turn()}
            onPlay={update}
            onPause={update}
            onEnded={update}
            onTimeUpdate={update}
            onDurationChange={update}
            onVolumeChange={update}
          >
            <source src={mp4} type="video/mp4" />
            <source src={webm} type="video/webm" />
            {captions && (
              <track
                kind="captions"
                src={captions}
                srcLang={language.split("-")[0]}
                label={words.language}
                default
              />
            )}
          </video>
        </div>
        {near && !live && (
          <span className={`${controls.play} ${controls.early}`}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={start} />
            </svg>
          </span>
        )}
        {onPicture && (
          <button
            type="button"
            className={controls.play}
            aria-label={ended ? words.again : words.play}
            onClick={() => {
              // The row's button takes its place, and the focus.
              flushSync(turn)
              first.current?.focus()
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={ended ? again : start} />
            </svg>
          </button>
        )}
      </div>
      <div className={styles.row}>
        {live && (
          <Controls
            playback={playback}
            first={first}
            onTurn={onPicture ? undefined : turn}
            onSeek={(seconds) => act((video) => (video.currentTime = seconds))()}
            onMute={act((video) => (video.muted = !video.muted))}
            onCaptions={captions ? act(turnCaptions) : undefined}
            onFull={restricted ? undefined : act(enterFullScreen)}
          />
        )}
      </div>
    </div>
  )
}

function turnCaptions({ textTracks: [track] }: HTMLVideoElement) {
  if (track) track.mode = track.mode === "showing" ? "hidden" : "showing"
}

export const fragment = graphql`
  fragment Video on Video {
    mp4
    webm
    captions
    poster {
      alt
      src {
        childImageSharp {
          gatsbyImageData(width: 1280, breakpoints: [460, 680, 1080, 1280])
        }
      }
    }
  }
`
