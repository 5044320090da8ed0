/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react"
import { renderInSite, site } from "../../../test/site"
import { onPaint, transferredBytes } from "../../browser/visit"
import { TitleBlock } from "./title-block"
import en from "../../words/en.json"

jest.mock("../../browser/visit")

const figures = { document: "14.8 kB", requests: "17" }

beforeEach(() => {
  jest.mocked(onPaint).mockReturnValue(() => {})
  jest.mocked(transferredBytes).mockReturnValue(201_400)
})

/** Opens the details. jsdom fires no event of its own. */
function open() {
  const details = screen.getByRole("group")
  details.setAttribute("open", "")
  fireEvent(details, new Event("toggle"))
}

test("each figure has its name", () => {
  renderInSite(<TitleBlock figures={figures} />)
  expect(screen.getByText("14.8 kB").previousSibling).toHaveTextContent(en.titleBlock.document)
  expect(screen.getByText(site.siteSettings.owner.name)).toBeVisible()
})

test("the visitor's own figures are read once they are opened", () => {
  renderInSite(<TitleBlock figures={figures} />)
  expect(transferredBytes).not.toHaveBeenCalled()
  open()
  expect(screen.getByText("202 kB")).toBeInTheDocument()
  expect(screen.getByText(en.titleBlock.untold)).toBeInTheDocument()
})

test("they tell the largest paint, or the first where the browser knows no other", () => {
  jest.mocked(onPaint).mockImplementation((then) => {
    then({ time: 640.4, largest: false })
    return () => {}
  })
  renderInSite(<TitleBlock figures={figures} />)
  open()
  expect(screen.getByText("640 ms").previousSibling).toHaveTextContent(en.titleBlock.firstPaint)
})

test("a page that came from the cache says so", () => {
  jest.mocked(transferredBytes).mockReturnValue(0)
  renderInSite(<TitleBlock figures={figures} />)
  open()
  expect(screen.getByText(en.titleBlock.kept)).toBeInTheDocument()
})

describe("Hear this page", () => {
  const link = { label: "Hear this page", to: "/made/#hear" }
  afterEach(() => delete process.env["HEAR"])

  test("is a link to what explains it, which is a button with the script", async () => {
    process.env["HEAR"] = "yes"
    const { container } = renderInSite(<TitleBlock figures={figures} />, { hear: { link } })
    expect(await screen.findByRole("button", { name: link.label })).toHaveAttribute("aria-expanded", "false")
    expect(container.querySelector("a")).toHaveAttribute("href", link.to)
  })

  test("is not there without its words", () => {
    process.env["HEAR"] = "yes"
    renderInSite(<TitleBlock figures={figures} />)
    expect(screen.queryByText(link.label)).toBeNull()
  })
})
