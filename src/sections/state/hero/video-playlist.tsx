import { useEffect, useRef, useState } from "react"
import { PauseButton } from "../../../components/pause-button/pause-button"
import { usePause } from "../../../hooks/use-pause"
import { useWords } from "../../../hooks/use-words"
import * as styles from "./state-hero.module.css"

type Clip = { readonly mp4: string; readonly webm: string }

/** A hero video plays while at least this share of it is visible (requirement R15.8). */
const visibleShare = 0.5

/** Returns whether the browser blocked autoplay, to save power or data. An interrupted load has another error. */
const isRefusal = (error: unknown) => error instanceof DOMException && error.name === "NotAllowedError"

/**
 * Plays muted clips one after another in a loop. They pause while less than half is
 * visible. The visitor's own pause lasts until they resume. Clips do not play for visitors
 * who want no motion. Without JavaScript the poster stays.
 */
export function VideoPlaylist({ videos }: { videos: readonly Clip[] }) {
  const words = useWords("state")
  const frame = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  // Undefined until the page is painted: browsers parse a style sheet of their own for the first video element.
  const [seen, setSeen] = useState<boolean>()
  const [paused, setPaused] = usePause()
  const playing = seen === true && !paused

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => setSeen(entry !== undefined && entry.intersectionRatio >= visibleShare),
      { threshold: visibleShare },
    )
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const video = frame.current?.querySelectorAll("video")[current]
    if (!video) return
    if (playing) void video.play().catch((error: unknown) => isRefusal(error) && setPaused(true))
    else video.pause()
  }, [current, playing, setPaused])

  return (
    <div ref={frame} className={styles.videos}>
      {seen !== undefined &&
        videos.map(({ mp4, webm }, index) => (
          <video
            key={mp4}
            className={styles.video}
            data-current={index === current || undefined}
            muted
            playsInline
            preload={index === current ? "auto" : "metadata"}
            aria-hidden="true"
            // A single clip ends nowhere: what follows it is itself.
            loop={videos.length === 1}
            onEnded={() => setCurrent((index + 1) % videos.length)}
          >
            <source src={mp4} type="video/mp4" />
            <source src={webm} type="video/webm" />
          </video>
        ))}
      {seen !== undefined && (
        <p className={styles.pause}>
          <PauseButton words={words} paused={paused} onTurn={() => setPaused(!paused)} />
        </p>
      )}
    </div>
  )
}
