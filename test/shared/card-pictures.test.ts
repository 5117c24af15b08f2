import { gzipSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { layOut } from '../../catalog/pictures/draw-card.ts'
import { outliner } from '../../catalog/pictures/outliner.ts'
import { loadFamily } from '../../src/shared/art/families.ts'
import { Card } from '../../src/shared/card/card.ts'
import type { CardLayout, CardLine } from '../../src/shared/card/layout-card.ts'
import { type CardDesign, cardDesignSchema } from '../../src/shared/card.ts'
import { expectWellFormed } from './art-family-contract.ts'
import { inkOfRole, leastContrast, type Picture, renderPage } from './contrast.ts'

const designs = cards.map((card) => v.parse(cardDesignSchema, card))
const pages = designs.flatMap((design) =>
  design.formats.map((format) => ({ slug: design.slug, design, format })),
)

test.each(pages)('$slug in $format: legible and light in every palette', async (page) => {
  const { design, format } = page
  for (const palette of design.palettes) {
    const layout = await layOut(design, { values: {}, format, palette })
    const outlines = await outliner.outline(layout.lines)
    const art = await drawArt(design, layout)
    const svg = renderToStaticMarkup(createElement(Card, { layout, art, outlines }))
    expectWellFormed(design.art.family, svg)
    expect(svg.match(/<[a-z]/g)?.length, `nodes in ${palette}`).toBeLessThanOrEqual(2_500)
    expect(gzipSync(svg).length, `bytes in ${palette}`).toBeLessThanOrEqual(60_000)
    const picture = renderPage(art, layout.size)
    layout.lines.forEach((line, i) => {
      const least = line.role === 'name' ? 7 : 4.5
      const found = contrastOf(line, outlines[i] ?? '', layout, picture)
      expect(found, `${line.field} in ${palette}`).toBeGreaterThanOrEqual(least)
    })
  }
})

async function drawArt(design: CardDesign, layout: CardLayout): Promise<string> {
  const { family, motif, seed } = design.art
  const { size, palette, reserved } = layout
  return (await loadFamily(family)).draw({ ...size, palette, motif, seed, reserved })
}

/**
 * With the worst pixel of the art in the box of the line's ink, since letters are read against what
 * is round them; of a line on an arch, whose box holds half the page, under the letters themselves.
 */
function contrastOf(line: CardLine, outline: string, layout: CardLayout, art: Picture): number {
  const ink = inkOfRole(layout.palette, line.role)
  const bent = line.clusters?.some(({ angle }) => angle !== 0)
  if (!bent) return leastContrast(art, { ink, box: line.ink })
  const { pixels } = renderPage(`<path d="${outline}"/>`, layout.size)
  return leastContrast(art, { ink, box: line.ink, isUnder: (at) => (pixels[4 * at + 3] ?? 0) > 0 })
}
