import type { z } from "zod"
import type { site } from "../../model/schema/content-types/site"
import type { Languages } from "../../model/languages/languages-of"
import { collections, common, isMadeByEditor } from "./config"
import { sharedInSveltia } from "./shared-fields"
import { contentTypes } from "../../model/schema/content-types"

/** The owner's setting in `content/site.json` for the editor on the live site. */
export type LiveEditor = NonNullable<z.infer<typeof site>["editor"]>

type FileCollection = Extract<ReturnType<typeof collections>[number], { files: unknown }>

export const editorPath = "/admin/"

const plainSlug = [
  "^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$",
  "Letters without accents, digits and hyphens, as it becomes part of an address",
] as const

/** How a new entry of a type is named, in the form of Sveltia CMS. A case study belongs into its project's folder. */
function newEntries(name: string) {
  const type = contentTypes.find((each) => each.name === name)
  if (name === "CaseStudy")
    return {
      create: true,
      slug: { editable: ["create"], hint: "The name of its project's folder.", pattern: plainSlug },
    }
  if (!type || !isMadeByEditor(type)) return {}
  const hint = "The name of its folder, which becomes the end of its address."
  return { slug: { template: "{{slug}}", editable: ["create"], hint, pattern: plainSlug } }
}

/** Sveltia CMS has no description of a file, and never removes one of a fixed list. */
const inSveltia = ({ name, label, editor, i18n, files }: FileCollection) => ({
  name,
  label,
  editor,
  i18n,
  files: files.map((file) => ({ ...file, ...perLanguage(file), description: undefined })),
})

/** A translation's file is beside the original's, which has no language in its name. */
const perLanguage = ({ file, i18n }: FileCollection["files"][number]) =>
  i18n ? { file: file.replace(/(\.\w+)$/, ".{{locale}}$1") } : {}

/** A new entry has no translation before its owner asks for one. */
const inFiles = ([first, ...others]: Languages) => ({
  structure: "multiple_files",
  locales: [first, ...others.map((language) => language.toLowerCase())],
  default_locale: first,
  initial_locales: "default",
  omit_default_locale_from_file_path: true,
})

/** Configures Sveltia CMS on the live site: the collections of `npm start`, committed to GitHub, as prettier prints. */
export const liveConfig = ({ repository, branch, signIn }: LiveEditor, languages: Languages) => ({
  ...common,
  ...(languages.length > 1 && { i18n: inFiles(languages) }),
  backend: {
    name: "github",
    repo: repository,
    ...(branch !== undefined && { branch }),
    ...(signIn === undefined ? { auth_methods: ["token"] } : { base_url: signIn }),
  },
  public_folder: "/",
  // As the other editor does by itself: a picture's name gets no spaces or accents.
  media_libraries: { default: { config: { slugify_filename: true } } },
  output: {
    omit_empty_optional_fields: true,
    json: { indent_style: "space", indent_size: 2 },
    yaml: { quote: "double", indent_size: 2 },
  },
  collections: collections(languages.length > 1 ? sharedInSveltia(languages[0]) : undefined).map((each) =>
    "files" in each ? inSveltia(each) : { ...each, ...newEntries(each.name) },
  ),
})

/** The origin of GitHub's API, by which the editor reads and writes. */
const api = "https://api.github.com"

const avatars = "https://avatars.githubusercontent.com"

/** The editor page's own policy: its scripts make styles, and pictures that are being written are blobs. */
export const livePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  `img-src 'self' blob: data: ${avatars}`,
  "media-src 'self' blob:",
  `connect-src 'self' blob: data: ${api}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")
