import { skillList } from "../../../src/model/schema/content-types/lists"
import { site } from "../../../src/model/schema/content-types/site"
import { type Files, type Plan, type Resume, none } from "./plan"

const file = "lists/skills.json"

/** The end of a name that people write or leave out: Node.js, NodeJS, Node; CSS3. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d+#]/g, "")
    .replace(/(?<=.)(?:js|\d)$/, "")

/**
 * The skills. Only those with a drawing can be shown, and the drawings are those of the skills that the list has. What
 * proved these was the sample's work, so it does not come along.
 */
export function skillPart({ skills = [] }: Resume, files: Files): Plan {
  const list = skillList.strip().safeParse(files.get(file)).data
  const settings = site.strip().safeParse(files.get("site.json")).data
  if (!list || skills.length === 0) return none
  const sample = settings?.owner.sample === true
  const known = new Map(
    list.groups
      .flatMap(({ items }) => items)
      .map(({ name, image, shape, ...proof }) => {
        const shown = { name, image, ...(shape && { shape }) }
        return [plain(name), sample ? shown : { ...shown, ...proof }] as const
      }),
  )
  // Skills without a group of their own are one.
  const single = skills.filter(({ keywords }) => !keywords).map(({ name }) => name)
  const groups = [
    ...skills.flatMap(({ name, keywords }) => (keywords ? [{ name, keywords }] : [])),
    ...(single.length > 0 ? [{ name: "Skills", keywords: single }] : []),
  ]
  const value = groups
    .map(({ name, keywords }) => {
      const text = sample ? undefined : list.groups.find((group) => group.name === name)?.text
      const items = new Set(keywords.flatMap((keyword) => known.get(plain(keyword)) ?? []))
      return { name, ...(text && { text }), items: [...items] }
    })
    .filter(({ items }) => items.length > 0)
  const drawn = sample || value.length > 0
  return {
    ...none,
    changes: drawn
      ? [
          { file, path: ["groups"], value, sample },
          { file, path: ["others"], value: undefined, sample, only: "sample" },
        ]
      : [],
    left: groups.flatMap(({ keywords }) =>
      keywords
        .filter((keyword) => !known.has(plain(keyword)))
        .map(
          (keyword) =>
            `skills ${keyword}: it has no drawing; put one into content/lists/skills/, and add it to content/${file}`,
        ),
    ),
  }
}
