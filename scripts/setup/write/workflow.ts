import type { NewFile } from "../../new/form"
import type { Answers } from "../questions/answers"

/** What publishes the site where the host does not do so by itself: the workflow that docs/hosting/github.md gives. */
export function workflowOf(host: Answers["host"], steps: string, branch: string): NewFile | undefined {
  const [, indented] = /```yaml\n(\s*name: Pages[\s\S]+?)```/.exec(steps) ?? []
  if (host !== "github" || indented === undefined) return undefined
  const text = indented.replaceAll(/^ {3}/gm, "").replace("branches: [main]", `branches: [${branch}]`)
  return { file: ".github/workflows/pages.yml", content: `${text.trim()}\n` }
}
