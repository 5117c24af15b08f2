import { gzipSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import type { ArtFamily, Box, InkRole, Palette, Size } from '../../src/shared/art/family.ts'
import { type Format, formatSizes, formats } from '../../src/shared/card.ts'
import { holds, pageBox, safeArea } from './safe-area.ts'

const seeds = [1, 77, 20260101]
const nodeLimit = 2300
const gzipLimit = 55_000
/** Roles on the open ground. `cut` is cut out of a light shape: a family that has one tests it. */
const openRoles: readonly InkRole[] = ['title', 'name', 'body', 'accent', 'quiet']

/**
 * The tests that every art family passes: safe areas, contrast, budgets, well-formed and
 * byte-stable output, and text boxes that no ornament crosses, for each motif, format and palette.
 *
 * @example describeArtFamily(papercut)
 */
export function describeArtFamily(family: ArtFamily): void {
  const pages = family.motifs.flatMap((motif) => formats.map((format) => ({ motif, format })))
  const drawings = pages.flatMap((page) =>
    Object.keys(family.palettes).map((palette) => ({ ...page, palette })),
  )

  describe(family.name, () => {
    test.each(Object.entries(family.palettes))('inks of %s are legible', (_, palette) => {
      for (const role of openRoles) {
        const least = role === 'name' ? 7 : 4.5
        const ratio = contrastRatio(inkOf(palette, role), palette.contrast.under)
        expect(ratio, `${role} on ${palette.contrast.under}`).toBeGreaterThanOrEqual(least)
      }
    })

    test.each(pages)('$motif leaves the safe area of $format to text', ({ motif, format }) => {
      const { text, header } = family.frame(formatSizes[format], motif)
      const safe = safeArea(format)
      expect(text.width).toBeGreaterThan(0)
      expect(text.height).toBeGreaterThan(0)
      expect(holds(safe, text), `text ${JSON.stringify(text)}`).toBe(true)
      expect(holds(pageBox(formatSizes[format]), { ...header, width: 0, height: 0 })).toBe(true)
      expect(family.frame(formatSizes[format], motif)).toEqual(
        family.frame(formatSizes[format], motif),
      )
    })

    test.each(drawings)('$motif in $palette fits $format', ({ motif, format, palette }) => {
      for (const seed of seeds) {
        const art = drawArt(family, { motif, format, palette, seed })
        expect(drawArt(family, { motif, format, palette, seed })).toBe(art)
        expectWellFormed(family.name, art)
        expect(art.match(/<[a-z]/gi)?.length, 'nodes').toBeLessThanOrEqual(nodeLimit)
        expect(gzipSync(art).length, 'gzip bytes').toBeLessThanOrEqual(gzipLimit)
      }
    })

    test.each(drawings)('$motif in $palette keeps off the text of $format', (drawing) => {
      const seed = seeds[0] ?? 1
      const palette = family.palettes[drawing.palette]
      if (!palette) throw new RangeError(`no palette ${drawing.palette}`)
      const { text } = family.frame(formatSizes[drawing.format], drawing.motif)
      const art = drawArt(family, { ...drawing, seed })
      const least = leastContrast(art, formatSizes[drawing.format], text, inkOf(palette, 'body'))
      expect(least, 'contrast of body text with the worst pixel').toBeGreaterThanOrEqual(4.5)
    })
  })
}

/** The ratio of two hex colours' luminances, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(rgbOf(one)), luminance(rgbOf(other))].sort(
    (a, b) => b - a,
  )
  return (light + 0.05) / (dark + 0.05)
}

/** The art of a family with its whole text box reserved, the hardest case. */
function drawArt(
  family: ArtFamily,
  request: { motif: string; format: Format; palette: string; seed: number },
): string {
  const size = formatSizes[request.format]
  const palette = family.palettes[request.palette]
  if (!palette) throw new RangeError(`no palette ${request.palette}`)
  const { text } = family.frame(size, request.motif)
  return family.draw({ ...size, ...request, palette, reserved: [text] })
}

function expectWellFormed(name: string, art: string): void {
  expect(art).not.toMatch(/NaN|undefined|Infinity|null/)
  expect(art).not.toMatch(/<(?:text|filter|mask|style|foreignObject|image|script)\b/)
  expect(art).not.toMatch(/\s(?:style|class|filter|mask|opacity|mix-blend-mode)=/)
  for (const [, d = ''] of art.matchAll(/\sd="([^"]*)"/g)) expect(d).toMatch(/^M/)
  const ids = [...art.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
  expect(new Set(ids).size, 'ids are unique').toBe(ids.length)
  for (const id of ids) expect(id.startsWith(name), `id ${id}`).toBe(true)
  for (const [, id = ''] of art.matchAll(/(?:href="#|url\(#)([^")]*)/g)) expect(ids).toContain(id)
}

function leastContrast(art: string, size: Size, box: Box, ink: string): number {
  const { widthPx, heightPx } = size
  const attributes = `width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${art}</svg>`
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: widthPx / 2 } }).render()
  const pixels = image.pixels
  const inkLuminance = luminance(rgbOf(ink))
  let least = 21
  for (let y = Math.ceil(box.y / 2); y < Math.floor((box.y + box.height) / 2); y++) {
    for (let x = Math.ceil(box.x / 2); x < Math.floor((box.x + box.width) / 2); x++) {
      const at = (y * image.width + x) * 4
      const under = luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])
      const [light = 0, dark = 0] =
        under > inkLuminance ? [under, inkLuminance] : [inkLuminance, under]
      least = Math.min(least, (light + 0.05) / (dark + 0.05))
    }
  }
  return least
}

function inkOf(palette: Palette, role: InkRole): string {
  return palette.contrast.stops?.[role] ?? palette.ink[role]
}

function rgbOf(hex: string): [number, number, number] {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new TypeError(`not a hex colour: ${hex}`)
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function luminance(rgb: readonly [number, number, number]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
