import { shortDigest } from "../../src/launch/sample/sentences"
import { unixLines } from "../../src/text/unix-lines"

/** The digest of a file's content. Git on Windows changes the line ends of texts. */
export const digestOf = (content: string | Buffer): number =>
  shortDigest(Buffer.from(unixLines(Buffer.from(content).toString("latin1")), "latin1"))
