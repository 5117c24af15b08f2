import type { PaintedArt } from '#shared/art/art.ts'
import { parseHex } from '#shared/art/hex-colour.ts'
import { type GradientStop, readGradient } from '../read-gradient.ts'
import { pdfNumbers } from './write-pdf.ts'

/**
 * The entries of a pattern that fills like a gradient of the art, so that foil letters stay
 * outlines. Both blend their colours in sRGB.
 *
 * @param paint `url(#id)` of a linear gradient over the whole page
 * @param matrix from px of the card's page to points of the sheet
 * @throws RangeError when the art has no such gradient
 */
export function gradientPattern(art: PaintedArt, paint: string, matrix: readonly number[]): string {
  const { axis, stops } = readGradient(art, paint)
  const shading = `/ShadingType 2 /ColorSpace /DeviceRGB /Coords [${pdfNumbers(axis)}]`
  return (
    `/Type /Pattern /PatternType 2 /Matrix [${pdfNumbers(matrix, 6)}] ` +
    `/Shading << ${shading} /Extend [true true] /Function ${stitched(stops)} >>`
  )
}

/**
 * A hex colour as PDF colour components.
 *
 * @throws RangeError unless it is #rrggbb
 * @example rgbOf('#ff0000') // [1, 0, 0]
 */
export function rgbOf(hex: string): number[] {
  return parseHex(hex).map((channel) => channel / 255)
}

/** One function per pair of stops, stitched together; the first stop is at 0, the last at 1. */
function stitched(stops: readonly GradientStop[]): string {
  const parts = stops.slice(1).map(({ colour }, i) => {
    const [from, to] = [stops[i]?.colour ?? colour, colour].map((hex) => pdfNumbers(rgbOf(hex)))
    return `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [${from}] /C1 [${to}] >>`
  })
  const bounds = pdfNumbers(stops.slice(1, -1).map(({ offset }) => offset))
  return (
    `<< /FunctionType 3 /Domain [0 1] /Bounds [${bounds}] ` +
    `/Encode [${parts.map(() => '0 1').join(' ')}] /Functions [${parts.join(' ')}] >>`
  )
}
