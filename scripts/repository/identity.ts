import { git } from "./git"

/** What git is told about who commits, where it does not know: the given person. */
export const identity = (folder: string, { name, email }: { name: string; email: string }): string[] =>
  git(folder, "var", "GIT_COMMITTER_IDENT").ok ? [] : ["-c", `user.name=${name}`, "-c", `user.email=${email}`]
