import { drawingExtensions, extensionOf, pictureExtensions } from "./extensions"

const asPicture = "export it as JPEG or PNG"
const asVideo =
  "export it as MP4 and WebM into static/videos/, and name it in a field for a video or in a text"

/** What is wrong with a HEIC, which a file may be whatever its name says. */
export const heicReason =
  "is a HEIC picture, which most browsers do not show; export it as JPEG: on a Mac in Preview, by File, Export; on an iPhone, Settings, Camera, Formats, Most Compatible makes every later picture a JPEG"

/** What is wrong with files that people take for pictures, and the way out, by their endings. */
const formats = [
  ["heic heif", heicReason],
  ["gif", `is a GIF, which is not taken; ${asPicture} or, if it moves, ${asVideo}`],
  ["tif tiff", `is a TIFF, which is for print and not shown by browsers; ${asPicture}`],
  ["bmp", `is a BMP, which is far too large for a page; ${asPicture}`],
  ["jfif jpe", "is a JPEG under another ending; rename it so that it ends in .jpg"],
  ["jxl", `is a JPEG XL, which most browsers do not show; ${asPicture}`],
  ["ico", `is an icon of a browser's tab, which each build makes from the logo; ${asPicture}`],
  [
    "psd xcf ai eps sketch fig",
    `is a file of a drawing program, which no browser shows; ${asPicture}, or a drawing as SVG`,
  ],
  ["dng cr2 cr3 nef arw raf orf rw2", `is a camera's raw picture, which no browser shows; export it as JPEG`],
  ["pdf", `is a PDF, which is no picture; ${asPicture}, or put it into static/ and link to it`],
  ["mov avi mkv m4v wmv", `is a video that not every browser plays; ${asVideo}`],
  ["mp4 webm", "is a video, and videos are shown from static/videos/ alone; put it there"],
] as const

const reasons = new Map(
  formats.flatMap(([endings, reason]) => endings.split(" ").map((ending) => [ending, reason] as const)),
)

const shown = new Set([...pictureExtensions, ...drawingExtensions])

/** Whether the site shows a file of `content/` as a picture or drawing, by its name alone. */
export const isSupported = (file: string): boolean => shown.has(extensionOf(file))

/** Why a file of `content/` that is no entry, picture or drawing is not shown, and the way out. */
export const unsupportedReason = (file: string): string =>
  reasons.get(extensionOf(file)) ??
  `is of a kind that is not shown: pictures end in ${[...shown].join(", ")}, and videos go to static/videos/`
