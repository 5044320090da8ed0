import { samplePortraitMark } from "../src/model/placeholder"
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
const plate: Window = { width: 800, height: 600, scale: 2 }

function project(folder: string, screens: number): Picture[] {
  const into = `content/projects/${folder}`
  return [
    { scene: `${folder}/main.html`, file: `${into}/thumbnail.png`, ...narrow },
    { scene: `${folder}/main.html?wireframe`, file: `${into}/wireframe.png`, ...narrow },
    { scene: `${folder}/main.html?full`, file: `${into}/screen-1.png`, ...wide },
    { scene: `${folder}/second.html`, file: `${into}/screen-2.png`, ...wide },
    ...(screens > 2 ? [{ scene: `${folder}/third.html`, file: `${into}/screen-3.png`, ...wide }] : []),
    { scene: `${folder}/banner.html`, file: `${into}/banner.png`, ...board },
  ]
}

const inArticle = (article: string, name: string): Picture => ({
  scene: `${article}/${name}.html`,
  file: `content/blog/${article}/${name}.png`,
  ...cover,
})

export const pictures: Picture[] = [
  ...Object.entries(PROJECTS).flatMap(([folder, screens]) => project(folder, screens)),
  inArticle("portfolio-blog", "cover"),
  inArticle("portfolio-blog", "figure-load"),
  inArticle("netflix-blog", "cover"),
  inArticle("netflix-blog", "figure-rows"),
  inArticle("alaikoo-blog", "cover"),
  inArticle("alaikoo-blog", "figure-layers"),
  {
    scene: "about/portrait.html",
    file: "content/pages/about/portrait.png",
    mark: samplePortraitMark,
    width: 600,
    height: 600,
    scale: 2,
  },
  { scene: "about/desk.html", file: "content/pages/about/desk.png", ...plate },
  { scene: "about/process.html", file: "content/pages/about/process.png", ...plate },
  { scene: "about/city.html", file: "content/pages/about/city.png", ...plate },
]
