/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import type { ReactElement } from "react"
import { renderInSite } from "../../test/site"
import { ActionRow } from "../components/action-link/action-row"
import { Faq } from "../components/faq/faq"
import { Education } from "./about/education"
import { ArticleBody } from "./article/article-body"
import { NextProjects } from "./case-study/next-projects"
import { PaymentOptions } from "./contact/payment-options"
import { Process } from "./contact/process"
import { Blogs } from "./home/blogs"
import { Contribution } from "./home/contribution"
import { CuratedWork } from "./home/curated-work"
import { Figures } from "./home/figures"
import { Commitments } from "./home/commitments"
import { Roles } from "./home/roles"
import { HomeVideo } from "./home/video"
import { ThirdParties } from "./privacy/third-parties"
import { FaqSection } from "./shared/faq-section"
import { SuggestedLinks } from "./shared/suggested-links"
import { StateHero } from "./state/hero/state-hero"
import { Prices } from "./state/services/prices"
import en from "../words/en.json"

/** What an owner lacks leaves nothing behind: no heading, no box, no control. */

const heading = { title: "A title", subtitle: "A badge" }
const empty = { ...heading, items: [] }
const action = { label: "Go", to: "/there/" }
const intro = { ...heading, text: "A text.", action }
const methods = { ...heading, text: "A text.", methods: ["Cash"] }

const nothing: Readonly<Record<string, ReactElement>> = {
  "education, missing": <Education list={null} />,
  "education, empty": <Education list={empty} />,
  "questions, missing": <FaqSection list={null} />,
  "questions, empty": <FaqSection list={empty} />,
  "commitments, missing": <Commitments list={null} />,
  "commitments, empty": <Commitments list={empty} />,
  "roles, missing": <Roles list={null} />,
  "roles, empty": <Roles list={empty} />,
  "skills, missing": (
    <Contribution intro={intro} skills={null}>
      {null}
    </Contribution>
  ),
  "skills, empty": (
    <Contribution intro={intro} skills={{ groups: [] }}>
      {null}
    </Contribution>
  ),
  "curated projects": <CuratedWork intro={intro} projects={[]} />,
  articles: <Blogs intro={intro} articles={[]} />,
  figures: <Figures section={null} counted={{}} />,
  "the home page's video": <HomeVideo section={null} />,
  "plans, missing": <Prices plans={null} actions={[action]} />,
  "plans, empty": <Prices plans={{ items: [] }} actions={[action]} />,
  "payment options, missing": <PaymentOptions options={null} />,
  "payment options without their page": <PaymentOptions options={{ ...methods, action: null }} />,
  "a call without its page": <Process video={null} call={{ ...intro, action: null }} />,
  "other case studies": <NextProjects previous={null} next={null} />,
  "suggested links": <SuggestedLinks links={[]} />,
  "buttons whose pages are off": <ActionRow actions={[null, null]} />,
}

test.each(Object.entries(nothing))("without %s nothing is rendered", (_, section) => {
  const { container } = renderInSite(section)
  expect(container).toBeEmptyDOMElement()
})

test("an only article without headings has nothing beside it", () => {
  renderInSite(<ArticleBody article={{ html: "<p>Words.</p>", contents: [] }} others={[]} />)
  expect(screen.getByText("Words.")).toBeInTheDocument()
  expect(screen.queryByRole("navigation")).toBeNull()
})

test("without a calendar and a mail provider the privacy page lists no third parties, and says so", () => {
  const { container } = renderInSite(<ThirdParties calendar={false} />)
  expect(container.querySelector("dl")).toBeNull()
  expect(container).toHaveTextContent(en.privacy.noHosts)
})

test("a button whose page is off is left out of a row, and the other is the main one", () => {
  renderInSite(<ActionRow actions={[null, action]} />)
  expect(screen.getAllByRole("link")).toHaveLength(1)
})

test("prices without a pricing page have no button", () => {
  renderInSite(<Prices plans={{ items: [{ name: "One", cost: "€5", audience: "All" }] }} actions={[null]} />)
  expect(screen.getByText("€5")).toBeInTheDocument()
  expect(screen.queryByRole("link")).toBeNull()
})

test("of two case studies each links to the other once", () => {
  const other = { path: "/work/a/", parentProject: { title: "A", color: "#000000", text2: "#ffffff" } }
  renderInSite(<NextProjects previous={null} next={other} />)
  expect(screen.getAllByRole("link")).toHaveLength(1)
})

test.each([1, 2, 3])("%i questions are each in one of as many columns as are needed", (count) => {
  const items = Array.from({ length: count }, (_, index) => ({
    question: `${index}?`,
    answer: `${index}.`,
    action: null,
  }))
  const { container } = renderInSite(<Faq items={items} />)
  expect(container.querySelectorAll("details")).toHaveLength(count)
  for (const column of container.firstElementChild?.children ?? []) expect(column).not.toBeEmptyDOMElement()
})

const landscape = { alt: "Hills.", symbol: { address: "/drawings.svg#hills", viewBox: "0 0 9 9" } }

test.each([[null], [[]]])(
  "the hero of a state with %j for videos is its landscape, without a board or a name for films",
  (videos) => {
    const { container } = renderInSite(<StateHero state={{ state: "Kent", landscape, videos }} />)
    expect(screen.getByRole("img", { name: "Hills." })).toBeInTheDocument()
    expect(container.querySelector("picture, video, [class*=board]")).toBeNull()
    expect(screen.queryByRole("region")).toBeNull()
  },
)
