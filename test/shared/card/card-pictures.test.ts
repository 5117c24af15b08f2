import { setImmediate } from 'node:timers/promises'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { layOut } from '../../../catalog/pictures/draw-card.ts'
import { outliner } from '../../../catalog/pictures/outliner.ts'
import { loadFamily } from '../../../src/shared/art/families.ts'
import type { InkRole } from '../../../src/shared/art/family.ts'
import { paintArt } from '../../../src/shared/art/paints.ts'
import { printArt } from '../../../src/shared/art/print-art.ts'
import { CardSvg } from '../../../src/shared/card/card-svg.ts'
import type { CardLayout, CardLine } from '../../../src/shared/card/layout-card.ts'
import type { CardDesign } from '../../../src/shared/card.ts'
import type { Format } from '../../../src/shared/format.ts'
import { designs } from '../../fixtures/designs.ts'
import { expectLightAsGzip, expectWellFormed } from '../art/art-family-contract.ts'
import {
  contrastRatio,
  inkOfRole,
  leastContrast,
  type Picture,
  renderPart,
} from '../art/contrast.ts'
import { isLong, shareOf } from '../art/share-of-work.ts'

const tight = await Promise.all(designs.map(tightestPalette))
/**
 * In the long tests: every format and palette of every design, drawn from five seeds. Otherwise one
 * format in turn, and in turn the palette that has the least contrast to spare, or any.
 */
const everyDesign = designs.flatMap((design, i) =>
  shareOf(design.formats, i).flatMap((format, j) =>
    seedsOf(design).map((seed) => {
      const turn = Math.floor(i / design.formats.length) + j
      const palettes = isLong || turn % 2 > 0 ? shareOf(design.palettes, turn >> 1) : [tight[i]]
      return { ...{ slug: design.slug, design, format, seed }, palettes }
    }),
  ),
)
const longName = 'אלכסנדרה שרה רבקה מונטפיורי־אברבנאל'
/** Values of the fields: as designed, and in the long tests very short and very long names. */
const usual = isLong ? ['חן', longName] : [undefined]

/** The cards that very long names come nearest to breaking. */
const fullest = new Map<string, Format>([
  ['one-light', 'square'],
  ['sukkah-of-palms', 'print'],
  ['chinah-at-the-garden-gate', 'status'],
  ['kiddush-in-shul-tiles', 'square'],
  ['siddur-in-a-roundel', 'square'],
  ['kiddush-on-linen', 'status'],
  ['lions-at-the-parochet', 'status'],
  ['arbes-among-posters', 'status'],
])
const fullPages = designs.flatMap((design) => {
  const format = fullest.get(design.slug)
  if (!format) return []
  const { slug, art, palettes } = design
  return [{ slug, design, format, seed: art.seed, palettes, fillings: [longName] }]
})

const pages = [
  ...everyDesign.map((page) => ({ ...page, fillings: usual })),
  ...(isLong ? [] : fullPages),
]

test.each(pages)('$slug in $format, $palettes, $seed: legible and light', async (page) => {
  for (const name of page.fillings) {
    const { design, format, seed } = page
    const { family, motif } = design.art
    const values = valuesWith(name, design)
    const [palette = design.art.palette] = page.palettes
    const first = await layOut(design, { values, format, palette })
    const outlines = await outliner.outline(first.lines)
    const { size, reserved, words } = first
    const drawn = (await loadFamily(family)).draw({ ...size, motif, seed, reserved, words })
    const art = paintArt(drawn, first.palette)
    const card = createElement(CardSvg, { layout: first, art, outlines })
    expectLight(renderToStaticMarkup(card), family)
    expectLegible(first, printArt(art), outlines)
    for (const palette of page.palettes.slice(1)) {
      const layout = await layOut(design, { values, format, palette })
      expectLegible(layout, printArt(paintArt(drawn, layout.palette)), outlines)
    }
    // The renderer frees its memory only between turns of the event loop.
    await setImmediate()
  }
})

function expectLight(svg: string, family: string): void {
  expectWellFormed(family, svg)
  expect(svg.match(/<[a-z]/g)?.length, 'nodes').toBeLessThanOrEqual(2_500)
  expectLightAsGzip(svg, 60_000)
}

function expectLegible(layout: CardLayout, art: string, outlines: readonly string[]): void {
  const picture = renderPart(art, partOf(layout))
  layout.lines.forEach((line, i) => {
    const found = contrastOf(line, outlines[i] ?? '', layout, picture)
    const name = `${layout.paletteId}, ${line.field}: ${line.text}`
    expect(found, name).toBeGreaterThanOrEqual(leastOf(line.role))
  })
}

/** The palette of a design whose inks come nearest to the least contrast with its ground. */
async function tightestPalette({ art, palettes, layers }: CardDesign): Promise<string> {
  const family = await loadFamily(art.family)
  const spare = (id: string) => {
    const palette = family.palettes[id]
    if (!palette) throw new RangeError(`${art.family} has no palette ${id}`)
    const ratios = layers.map(({ ink }) => {
      return contrastRatio(inkOfRole(palette, ink), palette.contrast.under) / leastOf(ink)
    })
    return Math.min(...ratios)
  }
  const [tightest = art.palette] = palettes.toSorted((a, b) => spare(a) - spare(b))
  return tightest
}

function leastOf(ink: InkRole): number {
  return ink === 'name' ? 7 : 4.5
}

function seedsOf({ art }: CardDesign): number[] {
  return isLong ? [0, 1, 2, 3, 4].map((k) => art.seed + k) : [art.seed]
}

function valuesWith(name: string | undefined, { fields, layers }: CardDesign) {
  if (name === undefined) return {}
  const isName = (id: string) => layers.some(({ field, ink }) => field === id && ink === 'name')
  return Object.fromEntries(fields.flatMap(({ id }) => (isName(id) ? [[id, name]] : [])))
}

/**
 * Uses the worst pixel of the art in the box of the line's ink, since letters are read against
 * their surroundings. The box of a line on an arch covers half the page, so there only the pixels
 * under the letters count.
 */
function contrastOf(line: CardLine, outline: string, layout: CardLayout, picture: Picture): number {
  const ink = inkOfRole(layout.palette, line.role)
  const bent = line.clusters?.some(({ angle }) => angle !== 0)
  if (!bent) return leastContrast(picture, { ink, box: line.ink })
  const { pixels } = renderPart(`<path d="${outline}"/>`, partOf(layout))
  const isUnder = (at: number) => (pixels[4 * at + 3] ?? 0) > 0
  return leastContrast(picture, { ink, box: line.ink, isUnder })
}

/** The part of the page with its words. */
function partOf({ lines, size }: CardLayout) {
  return { around: lines.map(({ ink }) => ink), page: size }
}
