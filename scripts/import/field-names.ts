/** Other names of JSON Resume's fields, by the name of their type in the content model, in small letters without marks. */
const aliases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Resume: {
    experience: "work",
    workexperience: "work",
    employment: "work",
    jobs: "work",
    certifications: "certificates",
    volunteering: "volunteer",
    schools: "education",
    personal: "basics",
    contact: "basics",
  },
  ResumeBasics: {
    fullname: "name",
    title: "label",
    headline: "label",
    jobtitle: "label",
    mail: "email",
    emailaddress: "email",
    telephone: "phone",
    tel: "phone",
    mobile: "phone",
    about: "summary",
    bio: "summary",
    objective: "summary",
    picture: "image",
    photo: "image",
    socials: "profiles",
    address: "location",
  },
  ResumeLocation: { country: "countryCode", state: "region", town: "city", zip: "postalCode" },
  ResumeProfile: {
    name: "network",
    site: "network",
    service: "network",
    handle: "username",
    user: "username",
  },
  ResumeWork: {
    company: "name",
    employer: "name",
    organization: "name",
    title: "position",
    role: "position",
    jobtitle: "position",
    achievements: "highlights",
    responsibilities: "highlights",
  },
  ResumeVolunteer: { name: "organization", company: "organization", role: "position", title: "position" },
  ResumeEducation: {
    name: "institution",
    school: "institution",
    university: "institution",
    college: "institution",
    degree: "studyType",
    field: "area",
    fieldofstudy: "area",
    major: "area",
    gpa: "score",
    grade: "score",
  },
  ResumeProject: { title: "name", summary: "description", technologies: "keywords", tools: "keywords" },
  ResumeSkill: { category: "name", group: "name", title: "name", items: "keywords", skills: "keywords" },
  ResumeLanguage: { name: "language", level: "fluency", proficiency: "fluency" },
  ResumeCertificate: { title: "name", authority: "issuer", organization: "issuer" },
  ResumeAward: { name: "title", issuer: "awarder", organization: "awarder" },
  ResumePublication: { title: "name", date: "releaseDate", journal: "publisher" },
}

/** Other names that any of them may have. A date may be a time from one to another. */
const anywhere: Readonly<Record<string, string>> = {
  website: "url",
  homepage: "url",
  link: "url",
  href: "url",
  start: "startDate",
  from: "startDate",
  end: "endDate",
  to: "endDate",
  until: "endDate",
  date: "startDate",
  dates: "startDate",
  period: "startDate",
  years: "startDate",
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, "")

/**
 * What a field is called in JSON Resume 1.0.0, whatever other programs, people or earlier versions call it.
 * @param type the name of the type that has it, such as `ResumeWork`.
 * @param known the type's own fields.
 */
export function fieldName(name: string, type: string | undefined, known: readonly string[]): string {
  if (known.includes(name)) return name
  const written = plain(name)
  const other = aliases[type ?? ""]?.[written] ?? anywhere[written]
  return known.find((field) => plain(field) === written) ?? (other && known.includes(other) ? other : name)
}
