import type { ReactNode, Ref } from "react"
import type { Playback } from "./use-playback"
import * as switches from "../switches/switches.module.css"
import { fillIn } from "../../text/fill-in"
import { useWords } from "../../hooks/use-words"
import * as styles from "./controls.module.css"

type Props = {
  playback: Playback
  /** Receives the first button, which takes the focus when the button on the poster goes. */
  first: Ref<HTMLButtonElement>
  /** Missing as long as the button on the picture does it. */
  onTurn?: (() => void) | undefined
  onSeek: (seconds: number) => void
  onMute: () => void
  /** Missing if the video has no captions. */
  onCaptions?: (() => void) | undefined
  /** Missing if the video may not fill the screen. */
  onFull?: (() => void) | undefined
}

type ButtonProps = {
  label: string
  pressed?: boolean
  onPress: () => void
  ref?: Ref<HTMLButtonElement>
  children: ReactNode
}

function IconButton({ label, pressed, onPress, ref, children }: ButtonProps) {
  return (
    <button
      type="button"
      ref={ref}
      className={`${switches.button} ${styles.button}`}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className={switches.icon}>
        {children}
      </svg>
    </button>
  )
}

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`

const inWords = (seconds: number, clockWords: string) =>
  fillIn(clockWords, {
    minutes: String(Math.floor(seconds / 60)),
    seconds: String(Math.floor(seconds % 60)),
  })

/** The seconds from one mark of the ruler to the next, of which there are at most 40. */
const unitOf = (length: number) => [1, 5, 15, 60].find((unit) => length / unit <= 40) ?? 600

const ways: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

/** A video's controls in one row: a ruler that is dragged to a moment, between buttons. */
export function Controls({ playback, first, onTurn, onSeek, onMute, onCaptions, onFull }: Props) {
  const { playing, time, length, captions, muted, sound } = playback
  const words = useWords("video")
  const unit = unitOf(length)
  return (
    <div className={styles.row}>
      {onTurn && (
        <IconButton ref={first} label={playing ? words.pause : words.play} onPress={onTurn}>
          <path
            className={switches.solid}
            d={playing ? "M7 5h2v14H7zM15 5h2v14h-2z" : "M7 4.5v15L19.5 12z"}
          />
        </IconButton>
      )}
      <input
        type="range"
        className={styles.ruler}
        style={{ "--played": length && time / length, "--marks": length / unit || 20 }}
        aria-label={words.time}
        aria-valuetext={fillIn(words.moment, {
          time: inWords(time, words.clock),
          length: inWords(length, words.clock),
        })}
        max={length}
        step="any"
        value={time}
        disabled={!length}
        onChange={({ currentTarget }) => onSeek(currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          const way = ways[event.key]
          if (way === undefined) return
          event.preventDefault()
          onSeek(time + way * unit)
        }}
      />
      <span className={styles.time}>{length ? `${clock(time)} / ${clock(length)}` : clock(time)}</span>
      {onCaptions && (
        <IconButton label={words.captions} pressed={captions} onPress={onCaptions}>
          <path d="M2.5 5h19v14h-19zM10.5 10a2.4 2.4 0 1 0 0 4M17.5 10a2.4 2.4 0 1 0 0 4" />
        </IconButton>
      )}
      {sound && (
        <IconButton label={words.mute} pressed={muted} onPress={onMute}>
          <path
            d={`M4 9v6h4l5 4V5L8 9z${muted ? "M16 9l5 6M21 9l-5 6" : "M16 9q3 3 0 6M18.5 6.5q6 5.5 0 11"}`}
          />
        </IconButton>
      )}
      {onFull && (
        <IconButton label={words.full} onPress={onFull}>
          <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
        </IconButton>
      )}
    </div>
  )
}
