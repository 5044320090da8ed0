const reasons: readonly [RegExp, string][] = [
  [/before first tag|outside of root/i, "words stand outside of its <svg>; take them out"],
  [/namespace|xmlns|xml:/i, "a name has a prefix that the <svg> does not explain"],
  [/unclosed|unexpected end|close tag|closing tag/i, "it is cut off, or an element is not closed"],
  [/attribute/i, "an attribute is written wrong: each has a name, an equals sign and a value in quotes"],
  [/entity/i, "it has an & that begins no code"],
]

/** Says in words for the owner what sax, the parser, reports. Programs write valid XML, so exporting again mends it. */
export function svgReason(message: string): string {
  const [, reason = "a character stands where XML cannot have it"] =
    reasons.find(([pattern]) => pattern.test(message)) ?? []
  return `is not SVG: ${reason}; export it again`
}
