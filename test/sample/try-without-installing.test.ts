import { readFileSync } from "node:fs"
import { parse } from "jsonc-parser"
import { z } from "zod"
import { repository, scripts } from "../../package.json"

const readme = readFileSync("README.md", "utf8")

test("each button that deploys or opens a copy names one repository, which is a whole address", () => {
  const links = [
    ...readme.matchAll(/\]\((https:\/\/(?:app\.netlify\.com|vercel\.com\/new|codespaces\.new)[^)]+)\)/g),
  ]
  const named = links.map(
    ([, link = ""]) =>
      /([\w.-]+\/[\w.-]+?)(?=[#&]|$)/.exec(
        decodeURIComponent(link).replace(/.*(?:github\.com|codespaces\.new)\//, ""),
      )?.[1],
  )
  expect(named).toHaveLength(3)
  expect(new Set(named).size).toBe(1)
  expect(URL.canParse(repository)).toBe(true)
})

test("a codespace has the default Node, and runs the site on the port that it forwards", () => {
  const container = z
    .object({
      image: z.string(),
      forwardPorts: z.tuple([z.literal(8000)]),
      portsAttributes: z.object({ "8000": z.object({ onAutoForward: z.literal("openPreview") }) }),
      postCreateCommand: z.literal("npm ci"),
      postAttachCommand: z.literal("npm start"),
    })
    .parse(parse(readFileSync(".devcontainer/devcontainer.json", "utf8")))
  expect(container.image).toContain(`:${readFileSync(".nvmrc", "utf8").trim()}-`)
  expect(scripts.start).toBe("gatsby develop")
})

test("to make it yours is one command, and three sentences about it", () => {
  const [, part = ""] = /^## Make it yours\n([^]+?)^## /m.exec(readme) ?? []
  const [, command] = /```sh\n(.+)\n```/.exec(part) ?? []
  expect(command).toBe("npm run setup")
  const words = part.replace(/```[^]+?```/, "").replaceAll(/\]\([^)]+\)/g, "]")
  expect(words.match(/\.[)\]]*(?=\s)/g)?.length).toBeLessThanOrEqual(3)
})
