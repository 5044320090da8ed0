import { hydrateInSteps } from "./hydrate"

test("once a page is taken over, it says that its scripts have come, whatever failed before", () => {
  const container = document.body.appendChild(document.createElement("div"))
  delete document.documentElement.dataset.scripts
  hydrateInSteps()(null, container)
  expect(document.documentElement.dataset).toHaveProperty("scripts")
})
