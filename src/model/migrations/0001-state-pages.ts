import type { Contents } from "./contents"

/** The site gets a time zone; state pages get a name, a button, what businesses ask for, shown work and meetings. */
export function statePages(content: Contents) {
  for (const file of content.matching(/^site\.json$/)) {
    if (file.get("owner", "timeZone") !== undefined) continue
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    file.add(["owner", "timeZone"], timeZone, "location")
    content.report(
      file.file,
      `owner.timeZone is now ${timeZone}, as on this machine; put in yours if that is another`,
    )
  }
  for (const file of content.matching(/^pages\/states\.json$/)) {
    file.add(["pricing"], { label: "Compare the Plans", to: "/pricing/" }, "work")
    file.add(["breadcrumb"], "Web design in {state}", "work")
  }
  const [project] = content.matching(/^projects\/[^/]+\/project\.json$/)
  const folder = project?.file.split("/")[2]
  for (const file of content.matching(/^states\/[^/]+\.json$/)) {
    if (file.get("local") === undefined || file.get("areas", "facts") === undefined)
      content.report(file.file, `has new sentences that begin with "Sample text:"; write your own`)
    file.add(["local"], local(folder), "services")
    file.add(["areas", "facts"], facts, "text")
  }
}

const local = (project: string | undefined) => ({
  title: "Sample: what businesses here ask",
  subtitle: "Relevant work",
  asks: [
    { title: "Sample: a first question", text: "Sample text: what they ask first, and your answer." },
    { title: "Sample: a second question", text: "Sample text: what worries them, and your answer." },
  ],
  work:
    project === undefined ? [] : [{ project, why: "Sample text: what this project shows a business here." }],
})

const facts = [
  { term: "Clock", detail: "Sample text: their time zone, and how far it is from yours." },
  { term: "Meetings", detail: "Sample text: by phone, by video, or in person." },
]
