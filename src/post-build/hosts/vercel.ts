import { literalForms } from "../../model/hosts/address-forms"
import { folderOfFile, rulesByFolder } from "./header-rules"
import type { Host } from "./host"

/** 2,048 rules of all kinds; the last of several wins. https://vercel.com/docs/project-configuration */
export const vercel: Host = {
  policyInPage: true,
  files: (built) => ({
    "vercel.json": `${JSON.stringify(
      {
        $schema: "https://openapi.vercel.sh/vercel.json",
        framework: null,
        buildCommand: null,
        outputDirectory: ".",
        headers: rulesByFolder(built).map(({ path, headers }) => ({
          source: path.replace("*", "(.*)"),
          headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
        })),
        // After the files. Vercel knows only the 404 page at the root by itself.
        ...(built.notFound?.length && {
          rewrites: built.notFound.map((file) => ({
            source: `${folderOfFile(file)}(.*)`,
            destination: file,
            statusCode: 404,
          })),
        }),
        redirects: [
          ...built.redirects.flatMap(({ from, to, query = {} }) =>
            literalForms(from).map((source) => ({
              source: literal(source),
              ...(Object.keys(query).length > 0 && { has: Object.entries(query).map(has) }),
              destination: encodeURI(to),
              statusCode: 301,
            })),
          ),
          // `trailingSlash` would come first and make every redirect above two.
          { source: "/((?:[^/]+/)*[^/.]+)", destination: "/$1/", statusCode: 308 },
        ],
      },
      undefined,
      2,
    )}\n`,
  }),
}

/** A field behind the question mark. Its value is an expression that has to match the whole. */
const has = ([key, value]: readonly [string, string]) => ({
  type: "query",
  key,
  value: value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
})

/** An address in which nothing stands for more than itself (path-to-regexp). */
const literal = (address: string) => address.replaceAll(/[(){}:*+?]/g, "\\$&")
