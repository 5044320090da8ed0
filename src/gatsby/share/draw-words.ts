import path from "node:path"
import sharp, { type OverlayOptions } from "sharp"
import font from "./font.json"
import { tokenColors } from "../../model/colors"

export type Box = { left: number; top: number; width: number; height: number }

/**
 * Draws words in the display font and the ink color, as large as their box allows.
 * @param side the side of the box that they stand at.
 * @returns a layer for sharp's `composite`.
 */
export async function drawWords(
  words: string,
  { left, top, ...size }: Box,
  side: "left" | "right" = "left",
): Promise<OverlayOptions> {
  await everyFile()
  const markup = `<span foreground="${tokenColors("ink").light}">${escapeMarkup(words)}</span>`
  const { data, info } = await setText(markup, size).raw().toBuffer({ resolveWithObject: true })
  return { input: data, raw: info, top, left: side === "left" ? left : left + size.width - info.width }
}

const files = font.files.map((file) => path.resolve(file))

const setText = (text: string, size: { width: number; height: number }, fontfile = files[0] ?? "") =>
  sharp({ text: { text, font: `${font.family},`, fontfile, rgba: true, wrap: "word", ...size } })

let opened: Promise<unknown> | undefined

/** The library keeps each font file that it has opened, and takes a letter from the one that has it. */
const everyFile = () =>
  (opened ??= Promise.all(
    files.map((file) => setText("a", { width: 20, height: 20 }, file).png().toBuffer()),
  ))

const escapeMarkup = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
