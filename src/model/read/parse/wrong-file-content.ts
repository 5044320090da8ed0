import { withoutCode } from "../../../text/code-in-markdown"

const pointer = /^version https:\/\/git-lfs\.github\.com\/spec\//
const webPage = /^\s*(?:<!doctype html|<html[\s>])/i

/** Enough of a file for `wrongContentReason`. */
export const beginning = 128

/**
 * Why a file is something else by its first 128 characters: empty, a pointer of Git LFS
 * (https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md), or a page that asks to sign in.
 */
export function wrongContentReason(start: string): string | undefined {
  if (!start) return "is empty; export it again, or take it out"
  if (pointer.test(start))
    return "is a pointer of Git LFS and not the file itself; run git lfs pull, and have your host fetch such files, or commit the file without LFS"
  if (webPage.test(start)) return "is a web page, whatever its name says; download the file itself again"
  return undefined
}

/** The line where Git has left both sides of a merge; undefined if none. Code may show such marks. */
export function conflictMarkerLine(text: string): number | undefined {
  const lines = withoutCode(text).split("\n")
  const first = lines.findIndex((line) => line.startsWith("<<<<<<< "))
  return first >= 0 && lines.slice(first).some((line) => line.startsWith(">>>>>>> ")) ? first + 1 : undefined
}
