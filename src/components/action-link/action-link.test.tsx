/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { renderInSite } from "../../../test/site"
import { ActionLink } from "./action-link"

const action = { label: "Source Code", to: "/source/" }

test.each([
  [undefined, "Source Code"],
  ["Zync", "Source Code: Zync"],
  ["Source code of Zync on GitHub", "Source Code of Zync on GitHub"],
])("its name begins with its label, which is said once: %s", (detail, name) => {
  renderInSite(<ActionLink action={action} detail={detail} />)
  expect(screen.getByRole("link")).toHaveTextContent(name)
})
