import { projectLinks } from "./project-links"

const project = { webapp: "https://app.example/", github: null, video: null, caseStudy: null }
const video = { mp4: "/videos/demo.mp4" }

test("without a video there is no See in Action button", () => {
  expect(projectLinks(project).action).toBeUndefined()
})

test("the See in Action button links to the video in the case study", () => {
  const { action } = projectLinks({ ...project, video, caseStudy: { path: "/work/app/" } })
  expect(action).toEqual({ label: "See in Action", to: "/work/app/#video" })
})

test("without a case study, the See in Action button links to the video itself", () => {
  expect(projectLinks({ ...project, video }).action?.to).toBe(video.mp4)
})

test("a project with a repository links to its source code, any other to its website", () => {
  const github = "https://github.com/someone/app"
  expect(projectLinks({ ...project, github }).source).toEqual({ label: "Source Code", to: github })
  expect(projectLinks(project).source).toEqual({ label: "Visit Website", to: project.webapp })
})
