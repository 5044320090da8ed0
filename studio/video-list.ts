/** A video: its scene, its length in seconds, and the file of its first frame as a poster. */
export interface Video {
  name: string
  seconds: number
  fps: number
  poster: string
}

const state = (name: string, seconds: number): Video => {
  const [place, number] = name.split("-")
  return { name, seconds, fps: 24, poster: `content/states/${place}/hero-${number}.png` }
}

const demo = (folder: string, seconds: number): Video => ({
  name: `demo-${folder}`,
  seconds,
  fps: 30,
  poster: `content/projects/${folder}/video-poster.png`,
})

export const videos: Video[] = [
  state("texas-1", 7.5),
  state("texas-2", 8),
  state("california-1", 8),
  state("california-2", 7.5),
  state("florida-1", 7.5),
  state("florida-2", 8),
  { name: "home", seconds: 12, fps: 30, poster: "content/pages/home/video-poster.png" },
  { name: "process", seconds: 35, fps: 24, poster: "content/pages/contact/video-poster.png" },
  demo("zync", 10),
  demo("talkzy", 9),
  demo("3DIphone", 9),
  demo("netflix", 10),
]
