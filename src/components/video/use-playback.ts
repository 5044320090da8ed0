import { type RefObject, useCallback, useEffect, useState } from "react"

const atRest = {
  playing: false,
  ended: false,
  time: 0,
  length: 0,
  captions: false,
  muted: false,
  sound: false,
}

/** What a video does at a moment; its times are in seconds. */
export type Playback = typeof atRest

/** Where Firefox, Chromium and Safari say that a video has sound; Chromium only once it plays. */
const audioProperties = ["mozHasAudio", "webkitAudioDecodedByteCount", "audioTracks"]

export const hasSound = (video: object) =>
  audioProperties.some((property) => {
    const value: unknown = Reflect.get(video, property)
    return Number(value instanceof Object ? Reflect.get(value, "length") : value) > 0
  })

const look = (video: HTMLVideoElement): Playback => ({
  playing: !video.paused && !video.ended,
  ended: video.ended,
  time: video.currentTime,
  length: Number.isFinite(video.duration) ? video.duration : 0,
  captions: video.textTracks[0]?.mode === "showing",
  muted: video.muted,
  sound: hasSound(video),
})

/**
 * Follows a video once the page's script runs.
 * @returns what it does, and a function that looks again, for all its events.
 */
export function usePlayback(ref: RefObject<HTMLVideoElement | null>, live: boolean) {
  const [playback, setPlayback] = useState(atRest)
  const update = useCallback(() => {
    if (ref.current) setPlayback(look(ref.current))
  }, [ref])

  useEffect(() => {
    // The browser's controls may have started it before.
    if (live) update()
  }, [live, update])

  return [playback, update] as const
}
