import { type RefObject, useEffect } from "react"

/** Lets a video fill the screen. iPhones have only Safari's own name for it. */
export function enterFullScreen(video: HTMLVideoElement) {
  const enter: unknown =
    Reflect.get(video, "requestFullscreen") ?? Reflect.get(video, "webkitEnterFullscreen")
  if (typeof enter === "function") Promise.resolve(Reflect.apply(enter, video, [])).catch(() => undefined)
}

/** Gives a video the browser's own controls while it fills the screen. */
export function useFullScreenControls(ref: RefObject<HTMLVideoElement | null>) {
  useEffect(() => {
    const video = ref.current
    const turn = () => {
      if (video) video.controls = document.fullscreenElement === video
    }
    video?.addEventListener("fullscreenchange", turn)
    return () => video?.removeEventListener("fullscreenchange", turn)
  }, [ref])
}
