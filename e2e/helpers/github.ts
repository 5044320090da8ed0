import { createHash } from "node:crypto"
import type { Page, Route } from "@playwright/test"
import { z } from "zod"

/** A file of a commit, by its path; its text is in Base64. */
const commit = z.object({
  variables: z.object({
    input: z.object({
      fileChanges: z.object({
        additions: z.array(z.object({ path: z.string(), contents: z.string() })),
        deletions: z.array(z.object({ path: z.string() })),
      }),
    }),
  }),
})

const asked = z.object({ query: z.string() })

const shaOf = (text: string) => createHash("sha1").update(text).digest("hex")

const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" }

/**
 * Answers a page's requests to GitHub's API from a repository's files, into which commits write. It knows what the live
 * editor asks.
 */
export async function answerAsGitHub(page: Page, files: Map<string, string>): Promise<void> {
  const head = () => shaOf([...files.values()].join())
  const author = { name: "Ada", email: "ada@site.example", user: null }
  await page.route("https://api.github.com/**", async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === "/user") return json(route, { id: 1, login: "ada", name: "Ada", email: author.email })
    if (pathname.includes("/git/trees/")) {
      const tree = [...files].map(([path, text]) => ({
        type: "blob",
        path,
        sha: shaOf(text),
        size: text.length,
      }))
      return json(route, { sha: head(), tree })
    }
    if (pathname === "/graphql") return json(route, { data: answer(route.request().postDataJSON()) })
    return route.fulfill({ status: 204, headers })
  })

  function answer(body: unknown): object {
    const { query } = asked.parse(body)
    if (query.includes("createCommitOnBranch")) {
      const { additions, deletions } = commit.parse(body).variables.input.fileChanges
      for (const { path } of deletions) files.delete(path)
      for (const { path, contents } of additions)
        files.set(path, Buffer.from(contents, "base64").toString("utf8"))
      const saved = additions.map(({ path }, index) => [
        `file_${index}`,
        { oid: shaOf(files.get(path) ?? "") },
      ])
      const made = { oid: head(), committedDate: "2026-01-01T00:00:00Z", ...Object.fromEntries(saved) }
      return { createCommitOnBranch: { commit: made } }
    }
    const texts = new Map([...files.values()].map((text) => [shaOf(text), text]))
    const blobs = [...query.matchAll(/(content_\d+): object\(oid: "(\w+)"\)/g)].map(
      ([, name = "", sha = ""]) => [name, { text: texts.get(sha), isTruncated: false }],
    )
    const nodes = [{ oid: head(), message: "", author, committedDate: "2026-01-01T00:00:00Z" }]
    const ref = { target: { history: { nodes } } }
    const commits = [...query.matchAll(/(commit_\d+): /g)].map(([, name = ""]) => [name, ref])
    const named = Object.fromEntries([...blobs, ...commits])
    return { repository: { defaultBranchRef: { name: "main" }, ref, ...named } }
  }
}

const json = (route: Route, body: object) => route.fulfill({ json: body, headers })
