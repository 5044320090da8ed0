import { type ContentType, contentTypes, translatedTypes } from "../../model/schema/content-types"
import { text as words } from "../../model/schema/fields"
import { wordsType } from "../../model/schema/content-types/words"
import type { Languages } from "../../model/languages/languages-of"
import { localeName } from "./locale-name"
import { sharedField } from "./shared-fields"
import { type Mark, labelOf, widgetsOf } from "./widgets"

/** The editor needs no preview: the running site is the preview. */
const withoutPreview = { preview: false }

/** Decap CMS needs a branch name. Here it writes to the working tree. */
export const branch = "main"

const isSingle = ({ place }: ContentType) => !place.includes("<slug>")

/** What a file is, as its name in lists: the model's description without its full stop. */
const nameOf = ({ about }: ContentType) => about.replace(/\.$/, "")

/** In a site of several languages: that an entry has them, and which of its fields. */
function shared(type: ContentType, mark: Mark | undefined) {
  const isShared = mark !== undefined && translatedTypes.includes(type)
  return isShared ? { i18n: { i18n: true }, mark } : { i18n: {}, mark: undefined }
}

function file(type: ContentType, languages: Mark | undefined) {
  const { i18n, mark } = shared(type, languages)
  const { name, about, place, schema } = type
  const own = place.replace(/^.*\/|\.json$/g, "")
  const media = place.includes("/") ? own : ""
  return {
    name,
    label: nameOf(type),
    description: about,
    file: `content/${place}`,
    media_folder: media,
    public_folder: media || ".",
    ...i18n,
    fields: widgetsOf(schema, { mark }),
  }
}

const nameField = ({ shape }: ContentType["schema"]) =>
  "title" in shape ? "title" : "state" in shape ? "state" : "intro.title"

/** The names of several entries. */
const plurals: Readonly<Record<string, string>> = {
  Project: "Projects",
  CaseStudy: "Case studies",
  Article: "Articles",
  State: "State pages",
  LedgerClaim: "Claims",
  TextPage: "Text pages",
}

/** Where a kind's entries are, in the form that Decap CMS asks for; undefined for a kind with one file. */
export function folderOf({ place, hasBody }: ContentType) {
  const [top, rest] = place.split("/<slug>")
  if (rest === undefined) return undefined
  return { folder: `content/${top}`, extension: hasBody ? "mdx" : "json", depth: rest.split("/").length }
}

/**
 * A text page needs a file in `src/pages/` too, case studies are listed for each project (entries.ts), and a language's
 * words begin as the English ones (`npm run new`).
 */
export const isMadeByEditor = (type: ContentType) =>
  !isSingle(type) && !["TextPage", "CaseStudy", wordsType].includes(type.name)

/** A kind with a file for each entry. New entries are named by their title; their pictures are beside the file. */
function folder(type: ContentType, languages: Mark | undefined) {
  const { i18n, mark } = shared(type, languages)
  const { name, about, place, schema, hasBody } = type
  const [top = "", rest = ""] = place.split("/<slug>")
  const marked = mark?.(words, { group: undefined, isInList: false, isNeeded: true })
  const text = {
    name: "body",
    label: "Text",
    hint: "Markdown and MDX.",
    required: true,
    widget: "text",
    ...marked,
  }
  return {
    name,
    label: plurals[name] ?? labelOf(name),
    label_singular: labelOf(name),
    description: about,
    folder: `content/${top}`,
    path: `{{slug}}${rest.replace(/\.\w+$/, "")}`,
    extension: hasBody ? "mdx" : "json",
    format: hasBody ? "yaml-frontmatter" : "json",
    editor: withoutPreview,
    create: isMadeByEditor(type),
    delete: false,
    identifier_field: nameField(schema),
    summary: `{{${nameField(schema)}}}`,
    media_folder: "",
    public_folder: ".",
    ...i18n,
    fields: [...widgetsOf(schema, { mark }), ...(hasBody ? [text] : [])],
  }
}

/** Several files of one entry each. */
const files = (name: string, label: string, types: readonly ContentType[], mark: Mark | undefined) => ({
  name,
  label,
  delete: false,
  editor: withoutPreview,
  ...(mark && { i18n: true }),
  files: types.map((type) => file(type, mark)),
})

/**
 * The editor's collections, made from the content model: a list for each kind, the site's pages, and its lists.
 * @param mark what it says of a field that several languages share; undefined for a site of one.
 */
export const collections = (mark?: Mark) => [
  ...contentTypes.filter((type) => !isSingle(type)).map((type) => folder(type, mark)),
  files(
    "site",
    "The site and its pages",
    contentTypes.filter((type) => isSingle(type) && !type.place.startsWith("lists/")),
    mark,
  ),
  files(
    "lists",
    "Lists",
    contentTypes.filter(({ place }) => place.startsWith("lists/")),
    mark,
  ),
]

/** What both editors share: names of new folders are plain, and pictures are beside the file that names them. */
export const common = {
  load_config_file: false,
  show_preview_links: false,
  publish_mode: "simple",
  media_folder: "content",
  slug: { encoding: "ascii", clean_accents: true },
}

/**
 * The editor's configuration under `npm start`. It writes through the API at `/api/v1`, which hands it an entry and its
 * translations as one text in JSON (side-by-side.ts): Decap CMS knows no other form for a file of its own.
 */
export function editorConfig(languages: Languages) {
  const isOne = languages.length === 1
  return {
    ...common,
    backend: { name: "proxy", proxy_url: "/api/v1", branch },
    public_folder: ".",
    ...(!isOne && { i18n: inOneText(languages) }),
    collections: isOne ? collections() : collections(sharedField).map(asJson),
  }
}

const inOneText = (languages: Languages) => ({
  structure: "single_file",
  locales: languages.map(localeName),
  default_locale: localeName(languages[0]),
})

/** A text in Markdown is a field of the one text. */
const asJson = <Collection extends object>(each: Collection) =>
  "i18n" in each && "format" in each ? { ...each, format: "json" } : each
