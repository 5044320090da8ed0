import type { z } from "zod"
import type { resume } from "../../src/model/schema/content-types/resume"
import type { NewFile } from "../new/form"
import type { Answers } from "./questions/answers"
import type { Brand } from "./plan/colors"
import type { Starter } from "./write/starter"

export type Resume = z.infer<typeof resume>

/** A project of the answers, with what its files need. */
export type ProjectFacts = Omit<Answers["projects"][number], "study"> & {
  slug: string
  /** Its picture by the file's name, or a card with its name, drawn and outlined. */
  images: Readonly<Record<string, Buffer>>
  /** The files of its case study, a draft. */
  study: readonly NewFile[]
}

/** An article that its owner wants to write: the files of its draft. */
export type ArticleFacts = { title: string; slug: string; files: readonly NewFile[] }

/** All that the new content is made from: the answers, and what the files that they name hold. */
export type Facts = Omit<Answers, "projects" | "articles"> & {
  slug: string
  projects: readonly ProjectFacts[]
  articles: readonly ArticleFacts[]
  history: Resume | undefined
  starter: Starter
  brand: Brand
  /** The initials as a portrait and as a logo, which stand until there are others. */
  drawn: { portrait: Buffer; logo: string }
  /** The workflow that publishes the site, where the host has one. */
  workflow: NewFile | undefined
  /** README.md with the owner's repository in its buttons. */
  readme: NewFile | undefined
  /** The day of the setup, in words of the site's language, and as 2026-03-31. */
  today: { written: string; date: string }
}
