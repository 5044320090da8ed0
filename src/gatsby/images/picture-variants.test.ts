import { createVariantNode, variantsBeside } from "./picture-variants"

type Stored = { parent: string; picture: string }

const fileOf = (absolutePath: string) =>
  Object({ id: absolutePath, absolutePath, dir: "/content", internal: { contentDigest: "d" } })

/** Notes files as Gatsby would, and returns how a picture's variants are then found. */
function noted(...paths: string[]) {
  const nodes: Stored[] = []
  const actions = Object({
    createNode: (node: Stored) => void nodes.push(node),
    createParentChildLink: () => {},
  })
  for (const file of paths) createVariantNode(fileOf(file), actions, (id) => id)
  const nodeModel = Object({
    findAll: async ({ query }: { query: { filter: { picture: { eq: string } } } }) => ({
      entries: nodes.filter(({ picture }) => picture === query.filter.picture.eq),
    }),
    getNodeById: ({ id }: { id: string }) => fileOf(id),
  })
  return async (picture: string) =>
    (await variantsBeside(fileOf(picture), nodeModel)).map(({ file, crop }) => [file.absolutePath, crop])
}

test("a picture has the variants beside it, the most particular one first", async () => {
  const found = noted(
    "/content/a.dark.png",
    "/content/a.png",
    "/content/a.phone.dark.png",
    "/content/a.phone.png",
  )
  expect(await found("/content/a.png")).toEqual([
    ["/content/a.phone.dark.png", true],
    ["/content/a.phone.png", true],
    ["/content/a.dark.png", false],
  ])
})

test("a picture has no variants of another name, folder or format", async () => {
  const found = noted("/content/b.dark.png", "/content/x/a.dark.png", "/content/a.dark.jpg")
  expect(await found("/content/a.png")).toEqual([])
})
