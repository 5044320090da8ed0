export type Environment = Readonly<Record<string, string | undefined>>

/** Returns whether the owner lets a site with samples go live, as the demo does. */
export const allowsSamples = (env: Environment): boolean => env["ALLOW_SAMPLE_CONTENT"] === "true"

/**
 * Whether a host builds the live site, by its variables. Cloudflare Pages and GitHub name only the branch:
 * `PRODUCTION_BRANCH` is the live one, if it is not main or master. Nothing is stopped on a machine of one's own.
 */
export function isProductionDeploy(env: Environment): boolean {
  const live = env["PRODUCTION_BRANCH"] ? [env["PRODUCTION_BRANCH"]] : ["main", "master"]
  const isLive = (branch: string | undefined) => branch !== undefined && live.includes(branch)
  if (env["NETLIFY"] === "true") return env["CONTEXT"] === "production"
  if (env["VERCEL"] === "1") return env["VERCEL_ENV"] === "production"
  if (env["CF_PAGES"] === "1") return isLive(env["CF_PAGES_BRANCH"])
  // A pull request's ref is refs/pull/…, a tag's refs/tags/….
  const [, branch] = /^refs\/heads\/(.+)$/.exec(env["GITHUB_REF"] ?? "") ?? []
  return env["GITHUB_ACTIONS"] === "true" && isLive(branch)
}
