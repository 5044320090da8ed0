const archivo = "node_modules/@fontsource-variable/archivo"
const inter = "node_modules/inter-ui/variable/InterVariable.woff2"
const archivoLicense = `${archivo}/LICENSE`
const interLicense = "node_modules/inter-ui/LICENSE.txt"

const archivoFiles = {
  files: ["latin", "latin-ext"].map((part) => `${archivo}/files/archivo-${part}-wdth-normal.woff2`),
  drawn: [`${archivo}/files/archivo-vietnamese-wdth-normal.woff2`, inter],
}
const interFiles = { files: [inter], drawn: [] }

const textRole = { role: "text", weight: "400 700" }
const titleRole = { role: "display", weight: "700 800" }
const wght = { min: 400, max: 700 }

const archivoTitle = { ...titleRole, ...archivoFiles, axes: { wght: 760, wdth: 118 }, sizeAdjust: 120.4 }
const interText = { ...textRole, ...interFiles, axes: { wght, opsz: 14 } }

/** Pairs of fonts that are installed, as `src/styles/fonts.json` has them (docs/brand.md). */
const pairs = {
  archivo: {
    license: archivoLicense,
    drawnLicense: interLicense,
    faces: [{ ...textRole, ...archivoFiles, axes: { wght, wdth: 100 } }, archivoTitle],
  },
  inter: {
    license: interLicense,
    faces: [interText, { ...titleRole, ...interFiles, axes: { wght: 760, opsz: 32 } }],
  },
  "archivo-inter": {
    license: archivoLicense,
    drawnLicense: interLicense,
    faces: [interText, archivoTitle],
  },
}

export const pairNames = ["archivo", "inter", "archivo-inter"] as const

export type PairName = (typeof pairNames)[number]

/** The settings of a pair of fonts. */
export const typePair = (name: PairName): object => pairs[name]
