/** A video: its scene, its length in seconds, and the file of its poster. */
export interface Video {
  name: string
  seconds: number
  fps: number
  poster: string
  /** The second that the poster shows, without the pointer. By default the first frame, for videos that play by themselves. */
  finished?: number
}

const state = (name: string, seconds: number): Video => {
  const [place, number] = name.split("-")
  return { name, seconds, fps: 24, poster: `content/states/${place}/hero-${number}.png` }
}

const demo = (folder: string, seconds: number, finished: number): Video => ({
  name: `demo-${folder}`,
  seconds,
  fps: 30,
  poster: `content/projects/${folder}/video-poster.png`,
  finished,
})

export const videos: Video[] = [
  state("texas-1", 7.5),
  state("texas-2", 8),
  state("california-1", 8),
  state("california-2", 7.5),
  state("florida-1", 7.5),
  state("florida-2", 8),
  { name: "home", seconds: 12, fps: 30, poster: "content/pages/home/video-poster.png", finished: 4.5 },
  { name: "process", seconds: 35, fps: 24, poster: "content/pages/contact/video-poster.png", finished: 2.4 },
  demo("zync", 11, 10.5),
  demo("talkzy", 9, 0),
  demo("3DIphone", 10, 0),
  demo("netflix", 10, 0),
]
