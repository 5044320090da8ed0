import { statSync } from "node:fs"
import path from "node:path"
import { type HostLimits, inMebibytes } from "../../model/hosts/host-limits"
import { filesBelow } from "../../gatsby/source/files-below"

/** Throws, with each limit and the remedy, if the host would refuse the built site. */
export function expectToFit(root: string, { name, fileBytes, files, siteBytes }: HostLimits) {
  const built = filesBelow(root).map((file) => ({ file, size: statSync(path.join(root, file)).size }))
  const whole = built.reduce((sum, { size }) => sum + size, 0)
  const reasons = [
    ...built.flatMap(({ file, size }) =>
      fileBytes && size > fileBytes.most
        ? [
            `public/${file} has ${inMebibytes(size)}, more than ${inMebibytes(fileBytes.most)} (${fileBytes.source})`,
          ]
        : [],
    ),
    ...(files && built.length > files.most
      ? [`the site has ${built.length} files, more than ${files.most} (${files.source})`]
      : []),
    ...(siteBytes && whole > siteBytes.most
      ? [`the site has ${inMebibytes(whole)}, more than ${inMebibytes(siteBytes.most)} (${siteBytes.source})`]
      : []),
  ]
  if (reasons.length)
    throw new Error(
      `${name} would refuse this site: ${reasons.join("; ")}. Take pictures, videos or pages out, or choose another host in content/site.json.`,
    )
}
