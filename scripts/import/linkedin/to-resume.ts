/** The rows of the files of LinkedIn's export, by the files' names without ending, in small letters. */
export type Export = ReadonlyMap<string, readonly Row[]>
type Row = Readonly<Record<string, string>>

/** What stands in a column; undefined if nothing does. */
const place = (row: Row, column: string) => row[column]?.trim() || undefined

const lines = (text: string | undefined) =>
  text
    ?.split("\n")
    .map((line) => line.replace(/^\s*[-*•–]\s*/, "").trim())
    .filter(Boolean)

/** A description whose lines are points is these points, and else a text. */
function described(text: string | undefined) {
  const points = lines(text) ?? []
  return points.length > 1 ? { highlights: points } : { summary: points[0] }
}

/** Addresses in a field such as "[COMPANY:https://a.example,PORTFOLIO:https://b.example]". */
const addressesIn = (text = "") => text.match(/https?:\/\/[^\s,\]]+/g) ?? []

/**
 * LinkedIn's own export as a resume in the JSON Resume schema. Dates and places stay as they are written.
 * Recommendations, connections and messages are not taken: they are other people's.
 */
export function toResume(files: Export): Record<string, unknown> {
  const rows = (name: string) => files.get(name) ?? []
  const [profile = {}] = rows("profile")
  const mails = rows("email addresses")
  const mail = mails.find((row) => place(row, "Primary") === "Yes") ?? mails[0] ?? {}
  const [phone = {}] = rows("phonenumbers")
  const [page, ...others] = addressesIn(place(profile, "Websites"))
  return {
    basics: {
      name: [place(profile, "First Name"), place(profile, "Last Name")].filter(Boolean).join(" "),
      label: place(profile, "Headline"),
      summary: place(profile, "Summary"),
      email: place(mail, "Email Address"),
      phone: place(phone, "Number"),
      location: place(profile, "Geo Location"),
      url: page,
      profiles: [
        ...others.map((url) => ({ url })),
        ...(/[\w.]+/.exec(place(profile, "Twitter Handles") ?? "") ?? []).map((username) => ({
          network: "X",
          username,
        })),
      ],
    },
    work: rows("positions").map((row) => ({
      name: place(row, "Company Name"),
      position: place(row, "Title"),
      location: place(row, "Location"),
      ...during(row, "Started On", "Finished On"),
      ...described(place(row, "Description")),
    })),
    volunteer: rows("volunteering").map((row) => ({
      organization: place(row, "Company Name"),
      position: place(row, "Role"),
      ...during(row, "Started On", "Finished On"),
      ...described(place(row, "Description")),
    })),
    education: rows("education").map((row) => ({
      institution: place(row, "School Name"),
      studyType: place(row, "Degree Name"),
      ...during(row, "Start Date", "End Date"),
    })),
    skills: rows("skills").flatMap((row) => place(row, "Name") ?? []),
    languages: rows("languages").map((row) => ({
      language: place(row, "Name"),
      fluency: place(row, "Proficiency"),
    })),
    certificates: rows("certifications").map((row) => ({
      name: place(row, "Name"),
      issuer: place(row, "Authority"),
      url: place(row, "Url"),
      date: place(row, "Started On"),
    })),
    projects: rows("projects").map((row) => ({
      name: place(row, "Title"),
      description: place(row, "Description"),
      url: place(row, "Url"),
      ...during(row, "Started On", "Finished On"),
    })),
    awards: rows("honors").map((row) => ({
      title: place(row, "Title"),
      date: place(row, "Issued On"),
      summary: place(row, "Description"),
    })),
    publications: rows("publications").map((row) => ({
      name: place(row, "Name"),
      publisher: place(row, "Publisher"),
      releaseDate: place(row, "Published On"),
      url: place(row, "Url"),
      summary: place(row, "Description"),
    })),
  }
}

const during = (row: Row, start: string, end: string) => ({
  startDate: place(row, start),
  endDate: place(row, end),
})
