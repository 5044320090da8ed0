import { expect } from "@playwright/test"
import type { MockProvider } from "../helpers/mock-provider"
import type { Visitor } from "./drivers/visitor"

/** The contact form, as a visitor fills it. */

export const words = {
  name: "Zoë Ångström",
  email: "zoe@co.example",
  number: "5125550100",
  message: "Hello & welcome",
}
export const noWords = { name: "", email: "", number: "", message: "" }
export const send = "main form [type=submit]"

/** Runs in the page: returns what is in the fields. */
export const contents = () => {
  const read = (name: string) =>
    document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`main form #${name}`)?.value ?? null
  return { name: read("name"), email: read("email"), number: read("number"), message: read("message") }
}

export async function fill(visitor: Visitor) {
  for (const [name, value] of Object.entries(words)) await visitor.type(`main form #${name}`, value)
  await visitor.eventually(contents, [], words)
}

/** Sends the form. The provider gets these words once, and the fields are empty. */
export async function expectSent(visitor: Visitor, provider: MockProvider, sent = words) {
  await visitor.click(send)
  await visitor.eventually(contents, [], noWords)
  await expect.poll(() => visitor.relay.said).toHaveLength(1)
  expect(provider.messages).toHaveLength(1)
  expect(Object.fromEntries(provider.messages[0] ?? [])).toMatchObject(sent)
}
