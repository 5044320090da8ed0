import en from "../../words/en.json"
import es from "../../words/es.json"
import type { NodeModel } from "./resolver-context"
import { pageWords } from "./words"

/** A site in English whose owner says some Spanish words otherwise. */
function nodesOf(own: Readonly<Record<string, object>>): NodeModel {
  const found: Readonly<Record<string, (folders: string[]) => unknown>> = {
    SiteSettings: () => ({ language: "en-US" }),
    LanguageWords: (folders) => folders.map((folder) => own[folder]).find(Boolean) ?? null,
  }
  const findOne = jest
    .fn()
    .mockImplementation(async ({ type, query }) => found[type]?.(query?.filter.folder.in) ?? null)
  return { findOne, findAll: jest.fn(), getNodeById: jest.fn() }
}

test("a page has the words of its own language, and a page without one those of the site's", async () => {
  const nodeModel = nodesOf({})
  expect(await pageWords({ nodeModel })).toEqual(en)
  expect(await pageWords({ nodeModel, language: "es" })).toEqual(es)
})

test("a file may be named in small letters, as a translation is", async () => {
  const { menu } = await pageWords({
    nodeModel: nodesOf({ "pt-br": { menu: { open: "Abrir" } } }),
    language: "pt-BR",
  })
  expect(menu.open).toBe("Abrir")
})

test("the owner's words for a region take the place of the site's", async () => {
  const nodeModel = nodesOf({ es: { menu: { open: "Menú" } }, "es-MX": { menu: { close: "Listo" } } })
  const { menu } = await pageWords({ nodeModel, language: "es-MX" })
  expect(menu).toEqual({ ...es.menu, open: "Menú", close: "Listo" })
  expect((await pageWords({ nodeModel, language: "es" })).menu.close).toBe(es.menu.close)
})
