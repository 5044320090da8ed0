import { type ContentType, contentTypes } from "../../model/schema/content-types"
import { labelOf, widgetsOf } from "./widgets"

/** The editor needs no preview: the running site is the preview. */
const withoutPreview = { preview: false }

/** Decap CMS needs a branch name. Here it writes to the working tree. */
export const branch = "main"

const isSingle = ({ place }: ContentType) => !place.includes("<slug>")

/** What a file is, as its name in lists: the model's description without its full stop. */
const nameOf = ({ about }: ContentType) => about.replace(/\.$/, "")

function file(type: ContentType) {
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
    fields: widgetsOf(schema),
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

/** Text pages need a file in `src/pages/` too, and case studies are listed for each project (entries.ts). */
export const isMadeByEditor = (type: ContentType) =>
  !isSingle(type) && type.name !== "TextPage" && type.name !== "CaseStudy"

/** A kind with a file for each entry. New entries are named by their title; their pictures are beside the file. */
function folder(type: ContentType) {
  const { name, about, place, schema, hasBody } = type
  const [top = "", rest = ""] = place.split("/<slug>")
  const text = { name: "body", label: "Text", hint: "Markdown and MDX.", required: true, widget: "text" }
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
    fields: [...widgetsOf(schema), ...(hasBody ? [text] : [])],
  }
}

/** The editor's collections, made from the content model: a list for each kind, the site's pages, and its lists. */
export const collections = () => [
  ...contentTypes.filter((type) => !isSingle(type)).map(folder),
  {
    name: "site",
    label: "The site and its pages",
    delete: false,
    editor: withoutPreview,
    files: contentTypes.filter((type) => isSingle(type) && !type.place.startsWith("lists/")).map(file),
  },
  {
    name: "lists",
    label: "Lists",
    delete: false,
    editor: withoutPreview,
    files: contentTypes.filter(({ place }) => place.startsWith("lists/")).map(file),
  },
]

/** What both editors share: names of new folders are plain, and pictures are beside the file that names them. */
export const common = {
  load_config_file: false,
  show_preview_links: false,
  publish_mode: "simple",
  media_folder: "content",
  slug: { encoding: "ascii", clean_accents: true },
}

/** The editor's configuration under `npm start`. It writes through the API at `/api/v1`. */
export const editorConfig = () => ({
  ...common,
  backend: { name: "proxy", proxy_url: "/api/v1", branch },
  public_folder: ".",
  collections: collections(),
})
