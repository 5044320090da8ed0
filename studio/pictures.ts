import { samplePortraitMark } from "../src/model/pictures/placeholder"
import type { Window } from "./browser"

/** One picture: its scene and its file. */
export interface Picture extends Window {
  scene: string
  file: string
  /** What its metadata says of it. */
  mark?: string
}

/** The number of screens in each project's case study. */
const PROJECTS = {
  zync: 3,
  talkzy: 3,
  dentaledge: 3,
  "3DIphone": 3,
  xora: 3,
  spotify: 2,
  portfolio: 2,
  netflix: 2,
  alaikoo: 2,
  frac: 2,
  wavify: 2,
}

const narrow: Window = { width: 800, height: 500, scale: 2 }
const wide: Window = { width: 1280, height: 800, scale: 1.25 }
const board: Window = { width: 1200, height: 600, scale: 2 }
const cover: Window = { width: 800, height: 450, scale: 2 }
/** Line drawings are sharp at twice the largest width they are shown in. */
const fine: Window = { ...narrow, scale: 4 }
const plate: Window = { width: 800, height: 600, scale: 2 }
const tall: Window = { width: 400, height: 500, scale: 2 }

/** A first screen on a phone, in the larger type of thumbnails: upright where the scene can be. */
const small: Window = { width: 800, height: 600, scale: 1.25 }
const onEnd: Window = { width: 640, height: 800, scale: 1.5 }
const upright = new Set(["alaikoo", "spotify", "xora", "talkzy"])

/** Boards on a pale ground, which would glare in the dark scheme. */
const pale = new Set(["3DIphone", "dentaledge", "frac", "spotify", "portfolio"])

/** A picture, and its variants for the dark scheme (`?dark`) and for phones (`?tall`). */
function withVariants(picture: Picture, { dark = true, phone = false }): Picture[] {
  const variant = (states: string[], names: string, window: Window = picture): Picture => ({
    ...picture,
    ...window,
    scene: `${picture.scene}${picture.scene.includes("?") ? "&" : "?"}${states.join("&")}`,
    file: picture.file.replace(".png", `${names}.png`),
  })
  return [
    picture,
    ...(dark ? [variant(["dark"], ".dark")] : []),
    ...(phone ? [variant(["tall"], ".phone", tall)] : []),
    ...(phone && dark ? [variant(["dark", "tall"], ".phone.dark", tall)] : []),
  ]
}

function project(folder: string, screens: number): Picture[] {
  const into = `content/projects/${folder}`
  return [
    { scene: `${folder}/main.html`, file: `${into}/thumbnail.png`, ...narrow },
    ...withVariants({ scene: `${folder}/main.html?wireframe`, file: `${into}/wireframe.png`, ...fine }, {}),
    { scene: `${folder}/main.html?full`, file: `${into}/screen-1.png`, ...wide },
    {
      scene: `${folder}/main.html`,
      file: `${into}/screen-1.phone.png`,
      ...(upright.has(folder) ? onEnd : small),
    },
    { scene: `${folder}/second.html`, file: `${into}/screen-2.png`, ...wide },
    ...(screens > 2 ? [{ scene: `${folder}/third.html`, file: `${into}/screen-3.png`, ...wide }] : []),
    ...withVariants(
      { scene: `${folder}/banner.html`, file: `${into}/banner.png`, ...board },
      { dark: pale.has(folder), phone: true },
    ),
  ]
}

const inArticle = (article: string, name: string): Picture[] =>
  withVariants(
    { scene: `${article}/${name}.html`, file: `content/blog/${article}/${name}.png`, ...cover },
    { phone: name !== "cover" },
  )

const about = (name: string, window: Omit<Picture, "scene" | "file">): Picture[] =>
  withVariants({ scene: `about/${name}.html`, file: `content/pages/about/${name}.png`, ...window }, {})

export const pictures: Picture[] = [
  ...Object.entries(PROJECTS).flatMap(([folder, screens]) => project(folder, screens)),
  ...inArticle("portfolio-blog", "cover"),
  ...inArticle("portfolio-blog", "figure-load"),
  ...inArticle("netflix-blog", "cover"),
  ...inArticle("netflix-blog", "figure-rows"),
  ...inArticle("alaikoo-blog", "cover"),
  ...inArticle("alaikoo-blog", "figure-layers"),
  ...about("portrait", { width: 600, height: 600, scale: 2, mark: samplePortraitMark }),
  ...about("desk", plate),
  ...about("process", plate),
  ...about("city", plate),
]
