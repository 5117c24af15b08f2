import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { loadFamily } from '#shared/art/families.ts'
import { CardSvg } from '#shared/card/card-svg.ts'
import type { CardLayout, CardLine } from '#shared/card/layout-card.ts'
import { type CardDesign, cardDesignSchema } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { cards } from '../../catalog/cards/cards.ts'
import { layOut } from '../../catalog/pictures/draw-card.ts'
import { outliner } from '../../catalog/pictures/outliner.ts'
import type { PaintedArt } from '../../src/shared/art/art.ts'
import { paintArt } from '../../src/shared/art/paints.ts'
import { drawReading, type Readings } from './judge-hebrew.ts'

/** A card with an arc and one colour for each line, which every library can paint. */
const slug = 'papercut-arch'

/** The exporters' input for a card, and the expected look of its words. */
export async function orderCard(values: CardDraft['values']) {
  const design = v.parse(
    cardDesignSchema,
    cards.find((card) => card.slug === slug),
  )
  const family = await loadFamily(design.art.family)
  const layout = await layOut(design, { values, format: 'status' })
  const { size, palette, reserved } = layout
  const { motif, seed } = design.art
  const { arc } = family.textArea(size, motif)
  if (!arc) throw new Error(`${slug} has no arc`)
  const art = paintArt(family.draw({ ...size, motif, seed, reserved }), palette)
  const artSvg = drawSvg({ ...layout, lines: [] }, art)
  const outline = async (lines: readonly CardLine[]) =>
    drawSvg({ ...layout, lines }, art, await outliner.outline(lines))
  const outlinedSvg = await outline(layout.lines)
  const readings: Readings = {
    lines: layout.lines,
    art: drawReading(artSvg),
    right: drawReading(outlinedSvg),
    reversed: [
      drawReading(await outline(await layOutChanged(design, values, reverse))),
      drawReading(await outline(await layOutChanged(design, values, reverseNumbers))),
    ],
    withoutMarks: drawReading(await outline(layout.lines.map(withoutMarks))),
  }
  return {
    order: { layout, art, artSvg, outlinedSvg, liveSvg: drawSvg(layout, art), arc },
    readings,
  }
}

/** With its size, because Firefox cannot decode an SVG without one. */
function drawSvg(layout: CardLayout, art: PaintedArt, outlines?: readonly string[]): string {
  const svg = renderToStaticMarkup(
    createElement(CardSvg, { layout, art, ...(outlines && { outlines }) }),
  )
  const { widthPx, heightPx } = layout.size
  return svg.replace('<svg ', `<svg width="${widthPx}" height="${heightPx}" `)
}

async function layOutChanged(
  design: CardDesign,
  values: CardDraft['values'],
  change: (text: string) => string,
): Promise<readonly CardLine[]> {
  const changed = design.fields.map(({ id, value }) => [id, change(values[id] ?? value)])
  const { lines } = await layOut(design, { values: Object.fromEntries(changed), format: 'status' })
  return lines
}

function reverse(text: string): string {
  return [...text.matchAll(/\P{M}\p{M}*/gu)].reverse().join('')
}

function reverseNumbers(text: string): string {
  return text.replace(/\d+/g, reverse)
}

/** Points take no space along a line. */
function withoutMarks(line: CardLine): CardLine {
  const bare = (text: string) => text.replace(/\p{M}/gu, '')
  const clusters = line.clusters?.map((cluster) => ({ ...cluster, text: bare(cluster.text) }))
  return { ...line, text: bare(line.text), ...(clusters && { clusters }) }
}
