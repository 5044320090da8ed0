import { projectLinks } from "./project-links"
import en from "../../words/en.json"

const words = en.project
const project = {
  title: "App",
  webapp: "https://app.example/",
  github: null,
  status: null,
  actionLabel: "App, the web app",
  sourceLabel: "Visit Website of App",
  video: null,
  caseStudy: null,
}
const video = { mp4: "/videos/demo.mp4" }
const caseStudy = { path: "/work/app/" }
const github = "https://github.com/someone/app"

test("without a video there is no See in Action button", () => {
  expect(projectLinks(project, words).action).toBeUndefined()
})

test("See in Action leads to the video in the case study, and says so", () => {
  const { action } = projectLinks({ ...project, video, caseStudy }, words)
  expect(action).toEqual({ label: words.action, to: "/work/app/#video", detail: "App, the video" })
})

test("without a case study, the See in Action button links to the video itself", () => {
  expect(projectLinks({ ...project, video }, words).action?.to).toBe(video.mp4)
})

test("a project with a repository offers its source code, another its website", () => {
  expect(projectLinks({ ...project, github }, words).source).toMatchObject({
    label: words.source,
    to: github,
  })
  expect(projectLinks(project, words).source).toMatchObject({ label: words.visit, to: project.webapp })
})

test("the label of what is not finished leads to its case study, and nothing else does", () => {
  const finished = projectLinks({ ...project, caseStudy }, words)
  expect(finished.study?.to).toBe(caseStudy.path)
  expect(finished.progress).toBeUndefined()
  const { study, progress } = projectLinks({ ...project, caseStudy, status: "work-in-progress" }, words)
  expect(study).toBeUndefined()
  expect(progress).toEqual({ label: words.unfinished, to: caseStudy.path, detail: "App" })
})

test.each([
  ["the case study's", { caseStudy, webapp: caseStudy.path }, "study"],
  ["Visit Website's", { caseStudy }, "button"],
  ["Source Code's", { github, webapp: github }, "button"],
  ["a link of its own, where no button leads there", { caseStudy, github }, "own"],
])("the thumbnail leads to the web app by %s", (_, given, link) => {
  const { thumbnail } = projectLinks({ ...project, ...given }, words)
  expect(thumbnail).toMatchObject({ link, to: { ...project, ...given }.webapp })
})
