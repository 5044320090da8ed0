declare module "subset-font" {
  type Axis = number | { min: number; max: number }

  /** The part of subset-font that the script uses; the package has no types. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype"
      variationAxes?: Record<string, Axis>
      keepAllGlyphs?: boolean
      keepFeatures?: string[]
    },
  ): Promise<Buffer>
}
