import { pdfNumbers } from './write-pdf.ts'

interface Stop {
  offset: number
  /** 0 to 1 each. */
  rgb: readonly number[]
}

interface Gradient {
  /** The ends of its axis, px: x1, y1, x2, y2. */
  axis: readonly number[]
  stops: readonly Stop[]
}

/**
 * The entries of a pattern that fills as a gradient of the art does: foil letters stay outlines.
 * Both mix their colours in sRGB.
 *
 * @param paint `url(#id)` of a linear gradient over the whole page
 * @param matrix from px of the card's page to points of the sheet
 * @throws RangeError when the art has no such gradient
 */
export function gradientPattern(art: string, paint: string, matrix: readonly number[]): string {
  const { axis, stops } = readGradient(art, paint)
  const shading = `/ShadingType 2 /ColorSpace /DeviceRGB /Coords [${pdfNumbers(axis)}]`
  return (
    `/Type /Pattern /PatternType 2 /Matrix [${pdfNumbers(matrix, 6)}] ` +
    `/Shading << ${shading} /Extend [true true] /Function ${stitched(stops)} >>`
  )
}

/**
 * A hex colour as PDF's parts of one.
 *
 * @throws RangeError for what is not #rrggbb
 * @example rgbOf('#ff0000') // [1, 0, 0]
 */
export function rgbOf(hex: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`${hex} is not a hex colour`)
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
}

function readGradient(art: string, paint: string): Gradient {
  const id = /^url\(#([\w-]+)\)$/.exec(paint)?.[1]
  const [, attributes = '', content = ''] =
    new RegExp(`<linearGradient id="${id}"([^>]*)>(.*?)</linearGradient>`, 's').exec(art) ?? []
  const stops = [...content.matchAll(/<stop offset="([\d.]+)" stop-color="(#\w+)"\/>/g)]
  if (!attributes.includes('gradientUnits="userSpaceOnUse"') || stops.length < 2) {
    throw new RangeError(`the art has no gradient over its page for ${paint}`)
  }
  return {
    axis: ['x1', 'y1', 'x2', 'y2'].map((name) => numberOf(attributes, name)),
    stops: stops.map(([, offset, hex = '']) => ({ offset: Number(offset), rgb: rgbOf(hex) })),
  }
}

function numberOf(attributes: string, name: string): number {
  return Number(new RegExp(` ${name}="([-\\d.]+)"`).exec(attributes)?.[1] ?? 0)
}

/** A function for each pair of stops, joined where they meet; the first is at 0, the last at 1. */
function stitched(stops: readonly Stop[]): string {
  const parts = stops.slice(1).map(({ rgb }, i) => {
    const from = pdfNumbers(stops[i]?.rgb ?? rgb)
    return `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [${from}] /C1 [${pdfNumbers(rgb)}] >>`
  })
  const bounds = pdfNumbers(stops.slice(1, -1).map(({ offset }) => offset))
  return (
    `<< /FunctionType 3 /Domain [0 1] /Bounds [${bounds}] ` +
    `/Encode [${parts.map(() => '0 1').join(' ')}] /Functions [${parts.join(' ')}] >>`
  )
}
