import { Resvg } from '@resvg/resvg-js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { layOut } from '../../../catalog/pictures/draw-card.ts'
import { loadFamily } from '../../../src/shared/art/families.ts'
import { paintArt } from '../../../src/shared/art/paints.ts'
import { CardSvg } from '../../../src/shared/card/card-svg.ts'
import { type CardDesign, printBleedPx } from '../../../src/shared/card.ts'
import { designs } from '../../fixtures/designs.ts'
import { isLong, shareOf } from './share-of-work.ts'

const motifs = new Map(
  designs.map((design) => [`${design.art.family} ${design.art.motif}`, design]),
)
/** All motifs in the long tests. */
const sample = [...motifs].filter((_, i) => isLong || i % 3 === 0)
const pages = sample.flatMap(([motif, design], i) =>
  shareOf(design.palettes, i).map((palette) => ({ motif, design, palette })),
)

test.each(pages)('$motif in $palette goes on past the trim', async ({ design, palette }) => {
  const { width, height, pixels } = await renderWithBleed(design, palette)
  expect([width, height]).toEqual([1500 + 2 * printBleedPx, 2100 + 2 * printBleedPx].map(half))
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i] !== 255) expect(i).toBe('opaque')
  const trim = half(printBleedPx)
  const edges = { left: trim, right: width - trim, top: trim, bottom: height - trim }
  for (const [edge, at] of Object.entries(edges)) {
    const upright = edge === 'left' || edge === 'right'
    const picture = { width, height, pixels, upright }
    const inside = at === trim ? [at + 3, at + 7, at + 11] : [at - 3, at - 7, at - 11]
    const usual = Math.max(...inside.map((line) => stepAcross(picture, line)))
    expect(stepAcross(picture, at), edge).toBeLessThanOrEqual(1.3 * usual + 1)
  }
})

test('a card without bleed ends at its page', async () => {
  const [design] = designs
  if (!design) throw new RangeError('no design')
  const layout = await layOut(design, { values: {}, format: 'print' })
  const svg = renderToStaticMarkup(createElement(CardSvg, { layout, art: [] }))
  expect(svg).toContain('viewBox="0 0 1500 2100"')
})

async function renderWithBleed(design: CardDesign, palette: string) {
  const layout = await layOut(design, { values: {}, format: 'print', palette })
  const { family, motif, seed } = design.art
  const { size, reserved, words } = layout
  const { draw } = await loadFamily(family)
  const art = paintArt(draw({ ...size, motif, seed, reserved, words }), layout.palette)
  const card = createElement(CardSvg, { layout, art, bleedPx: printBleedPx })
  const svg = renderToStaticMarkup(card)
  const fitTo = { mode: 'width', value: half(size.widthPx + 2 * printBleedPx) } as const
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render()
}

interface Picture {
  width: number
  height: number
  pixels: ArrayLike<number>
  /** Whether the line is a column. */
  upright: boolean
}

/** How much the picture changes from two px before a line to two px after it: mean, 0 to 255. */
function stepAcross({ width, height, pixels, upright }: Picture, line: number): number {
  const length = upright ? height : width
  let sum = 0
  for (let along = 0; along < length; along++) {
    const [before, after] = [line - 2, line + 1].map((across) =>
      upright ? 4 * (along * width + across) : 4 * (across * width + along),
    )
    for (const channel of [0, 1, 2]) {
      sum += Math.abs(
        (pixels[(before ?? 0) + channel] ?? 0) - (pixels[(after ?? 0) + channel] ?? 0),
      )
    }
  }
  return sum / length / 3
}

/** The pictures are rendered at half size. */
function half(px: number): number {
  return Math.round(px / 2)
}
