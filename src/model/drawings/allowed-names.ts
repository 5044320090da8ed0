const names = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(" ").split(/\s+/))

/** The SVG elements that draw. None of them runs, animates, links, fetches or embeds HTML. */
export const allowedElements = names(
  "svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath",
  "linearGradient radialGradient stop pattern clipPath mask marker filter",
  "feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap",
  "feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode",
  "feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence",
)

export const textElements = names("text tspan textPath")

/** Harmless elements that draw nothing. An entry's `alt` says what its drawing shows. */
export const droppedElements = names("title desc metadata")

export const allowedAttributes = names(
  "id href viewBox preserveAspectRatio x y width height d pathLength points cx cy r rx ry x1 y1 x2 y2",
  "transform transform-origin",
  "color fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin",
  "stroke-miterlimit stroke-opacity stroke-width opacity paint-order vector-effect",
  "display visibility overflow color-interpolation shape-rendering text-rendering",
  "clip-path clip-rule mask mask-type marker marker-start marker-mid marker-end filter",
  "gradientUnits gradientTransform spreadMethod fx fy fr offset stop-color stop-opacity",
  "patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits",
  "markerUnits markerWidth markerHeight refX refY orient",
  "dx dy rotate textLength lengthAdjust startOffset method spacing side font-family font-size font-style",
  "font-weight font-stretch font-variant letter-spacing word-spacing text-anchor text-decoration",
  "dominant-baseline alignment-baseline baseline-shift direction writing-mode unicode-bidi",
  "filterUnits primitiveUnits in in2 result color-interpolation-filters flood-color flood-opacity lighting-color",
  "mode operator k1 k2 k3 k4 type values tableValues slope intercept amplitude exponent stdDeviation edgeMode",
  "scale xChannelSelector yChannelSelector order kernelMatrix divisor bias targetX targetY preserveAlpha",
  "kernelUnitLength surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle",
  "azimuth elevation z pointsAtX pointsAtY pointsAtZ radius baseFrequency numOctaves seed stitchTiles",
)

/** Attributes that drawing programs write and a page does not need. */
const idle = names(
  "class role lang version baseProfile contentScriptType contentStyleType zoomAndPan enable-background focusable",
  "tabindex requiredFeatures requiredExtensions systemLanguage pointer-events cursor image-rendering kerning",
  "color-rendering color-profile solid-color solid-opacity font-size-adjust font-variant-ligatures shape-padding",
  "glyph-orientation-horizontal glyph-orientation-vertical text-align clip",
)

/** Whether an attribute is removed from a drawing without an error, as it does not change how it looks. */
export const isDropped = (attribute: string) => idle.has(attribute) || /^(?:data|aria)-/.test(attribute)

/** The functions of colors, lengths and transforms. For `url()`, see allowed-values.ts. */
export const allowedFunctions = names(
  "rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark var calc min max clamp",
  "matrix translate scale rotate skewx skewy",
)
