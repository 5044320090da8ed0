/** What `npm run upgrade -- --help` says. */
export const help = `npm run upgrade [-- --flag value …]

Brings a later version of this project's code into your copy, in a branch of its own. What you have changed in code is joined
with it line by line; content/ and static/videos/ stay yours, and are only brought to the new content model. Your present branch
stays as it is, unless git cannot join something: then you are on the new branch, and the command names each place with
its remedy. docs/updating.md says more.

  --to 0.3.0       the version; without it, the newest
  --from <where>   the repository that you copied, as an address or a folder. Without it: the remote "upstream",
                   or "repository" in package.json
  --base 0.1.0     the version that your copy has, if package.json does not say it
  --dry-run        says how each file would be joined, and leaves nothing
  --no-check       leaves out npm run check
  --help           this text`
