import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type {
  ArtFamily,
  ArtRequest,
  Box,
  InkRole,
  Palette,
  TextArea,
} from '../../../src/shared/art/family.ts'
import { paintArt } from '../../../src/shared/art/paints.ts'
import { printArt } from '../../../src/shared/art/print-art.ts'
import { headerFace } from '../../../src/shared/card/card-faces.ts'
import { loadFontTables } from '../../../src/shared/card/load-font-tables.ts'
import { placeHeader } from '../../../src/shared/card/place-header.ts'
import { type Format, formatSizes, formats } from '../../../src/shared/format.ts'
import { contrastRatio, inkOfRole, leastContrast, renderPart } from './contrast.ts'
import { holds, safeArea } from './safe-area.ts'
import { isLong, shareOf } from './share-of-work.ts'

const tables = await loadFontTables([headerFace])
const seeds = isLong ? [1, 77, 5787, 613, 20260101] : [1, 20260101]
const nodeLimit = 2300
const gzipLimit = 55_000
/** Roles on the open ground. `cut` is cut out of a light shape; families that have one test it. */
const openRoles: readonly InkRole[] = ['title', 'name', 'body', 'accent', 'quiet']

/** Formats that motifs take in turn; other tests draw the real cards in every format. */
const formatPairs: readonly (readonly Format[])[] = [
  ['status', 'square'],
  ['portrait', 'print'],
]

/**
 * The tests that every art family passes, for each motif: safe areas, contrast, budgets,
 * well-formed and byte-stable output, and text boxes that no ornament crosses. Formats and palettes
 * take turns, except in the long tests.
 *
 * @example describeArtFamily(papercut)
 */
export function describeArtFamily(family: ArtFamily): void {
  const pages = family.motifs.flatMap((motif) => formats.map((format) => ({ motif, format })))
  const drawings = family.motifs.flatMap((motif, i) =>
    shareOf(formatPairs, i)
      .flat()
      .flatMap((format, j) =>
        shareOf(Object.keys(family.palettes), i + j).map((palette) => ({ motif, format, palette })),
      ),
  )

  describe(family.name, () => {
    test.each(Object.entries(family.palettes))('inks of %s are legible', (_, palette) => {
      for (const role of openRoles) {
        const least = role === 'name' ? 7 : 4.5
        const ratio = contrastRatio(inkOfRole(palette, role), palette.contrast.under)
        expect(ratio, `${role} on ${palette.contrast.under}`).toBeGreaterThanOrEqual(least)
      }
    })

    test.each(pages)('$motif leaves the safe area of $format to text', ({ motif, format }) => {
      const textArea = family.textArea(formatSizes[format], motif)
      const { text } = textArea
      const safe = safeArea(format)
      expect(text.width).toBeGreaterThan(0)
      expect(text.height).toBeGreaterThan(0)
      expect(holds(safe, text), `text ${JSON.stringify(text)}`).toBe(true)
      expect(holds(safe, headerInk(textArea)), `header ${JSON.stringify(textArea.header)}`).toBe(
        true,
      )
      expect(family.textArea(formatSizes[format], motif)).toEqual(textArea)
    })

    test.each(drawings)('$motif in $palette fits $format, off its text', async (drawing) => {
      const [first = 1, ...others] = seeds
      const art = drawArt(family, { ...drawing, seed: first })
      expect(drawArt(family, { ...drawing, seed: first })).toBe(art)
      expectFit(family, art)
      for (const seed of others) expectFit(family, drawArt(family, { ...drawing, seed }))
      expectOffText(family, art, drawing)
      // The renderer frees its memory only between turns of the event loop.
      await setImmediate()
    })
  })
}

interface Drawing {
  motif: string
  format: Format
  palette: string
}

function expectFit(family: ArtFamily, art: string): void {
  expectWellFormed(family.name, art)
  expect(art.match(/<[a-z]/gi)?.length, 'nodes').toBeLessThanOrEqual(nodeLimit)
  expectLightAsGzip(art, gzipLimit)
}

/** The quickest gzip of a picture is the largest, so most need no other. */
export function expectLightAsGzip(svg: string, limit: number): void {
  if (gzipSync(svg, { level: 1 }).length <= limit) return
  expect(gzipSync(svg).length, 'gzip bytes').toBeLessThanOrEqual(limit)
}

/** Fails where ornament crosses a box of text. */
function expectOffText(family: ArtFamily, art: string, { motif, format, palette }: Drawing): void {
  const page = formatSizes[format]
  const textArea = family.textArea(page, motif)
  const header = headerInk(textArea)
  const picture = renderPart(art, { around: [textArea.text, header], page })
  const worst = (role: InkRole, box: Box) =>
    leastContrast(picture, { ink: inkOfRole(paletteOf(family, palette), role), box })
  expect(worst('body', textArea.text), 'body text').toBeGreaterThanOrEqual(4.5)
  expect(worst('quiet', header), 'header').toBeGreaterThanOrEqual(4.5)
}

function paletteOf(family: ArtFamily, id: string): Palette {
  const palette = family.palettes[id]
  if (!palette) throw new RangeError(`no palette ${id}`)
  return palette
}

/** The ink of the בס״ד line. */
function headerInk(textArea: TextArea): Box {
  const [line] = placeHeader(textArea, tables)
  if (!line) throw new RangeError('the header has no line')
  return line.ink
}

/** The art of a family with its whole text box reserved, the hardest case, and the header. */
function drawArt(family: ArtFamily, request: Drawing & { seed: number }): string {
  const size = formatSizes[request.format]
  const palette = paletteOf(family, request.palette)
  const textArea = family.textArea(size, request.motif)
  const reserved = [textArea.text, headerInk(textArea)]
  const { motif, seed } = request
  return printArt(paintArt(family.draw({ ...size, motif, seed, reserved }), palette))
}

/** Art of a family in its first palette, as SVG. */
export function printed(family: ArtFamily, request: ArtRequest): string {
  const [palette] = Object.values(family.palettes)
  if (!palette) throw new RangeError(`${family.name} has no palette`)
  return printArt(paintArt(family.draw(request), palette))
}

/** Fails for content that resvg or a page's policy would not draw, or that is slow. */
export function expectWellFormed(name: string, art: string): void {
  expect(art).not.toMatch(/NaN|undefined|Infinity|null/)
  expect(art).not.toMatch(/<(?:text|filter|mask|style|foreignObject|image|script)\b/)
  expect(art).not.toMatch(/\s(?:style|class|filter|mask|opacity|mix-blend-mode)=/)
  expect(art.match(/\sd="(?!M)[^"]{0,40}/g)).toBeNull()
  const ids = [...art.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id)
  expect(new Set(ids).size, 'ids are unique').toBe(ids.length)
  expect(ids.filter((id) => !id.startsWith(name))).toEqual([])
  const meant = [...art.matchAll(/(?:href="#|url\(#)([^")]*)/g)].map(([, id = '']) => id)
  const known = new Set(ids)
  expect(meant.filter((id) => !known.has(id))).toEqual([])
}
