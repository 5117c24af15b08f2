import { Resvg } from '@resvg/resvg-js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawCard, layOut } from '../../../catalog/pictures/draw-card.ts'
import { rect } from '../../../src/shared/art/art.ts'
import { CardSvg } from '../../../src/shared/card/card-svg.ts'
import type { CardDesign } from '../../../src/shared/card.ts'
import { designs } from '../../fixtures/designs.ts'
import { isLong } from '../art/share-of-work.ts'

/** All designs in the long tests. */
const sample = designs.filter((_, i) => isLong || i % 4 === 0)
const art = [rect({ width: 9, height: 9 })]

test.each(sample.map((design) => [design.slug, design]))(
  '%s is drawn alike twice, without text',
  async (_, design) => {
    const svg = await drawCard(design, { values: {} })
    expect(await drawCard(design, { values: {} })).toBe(svg)
    expect(svg).not.toMatch(/<text|NaN|undefined|style=/)
    expect(svg.match(/data-field=/g)?.length).toBeGreaterThanOrEqual(writtenFields(design).length)
    expect(parsed(svg).width).toBeGreaterThan(0)
  },
)

test.each(sample.map((design) => [design.slug, design]))(
  '%s is live text in the order of its lines',
  async (_, design) => {
    const layout = await layOut(design, { values: {} })
    const svg = renderToStaticMarkup(createElement(CardSvg, { layout, art }))
    expect(parsed(svg).width).toBeGreaterThan(0)
    expect(svg).not.toMatch(/\bdirection=|letter-spacing|textPath|text-anchor|style=/)
    const fields = [...svg.matchAll(/data-field="([^"]+)"/g)].map(([, field]) => field)
    expect([...new Set(fields)]).toEqual([...writtenFields(design), 'header'])
  },
)

test('what a visitor types cannot become markup', async () => {
  const [design] = designs
  if (!design) throw new RangeError('no design')
  const layout = await layOut(design, { values: { chosson: '<script>&"' } })
  const svg = renderToStaticMarkup(createElement(CardSvg, { layout, art }))
  expect(svg).not.toContain('<script>')
})

test('letters of foil stand on a dark copy of themselves', async () => {
  const design = designs.find(({ slug }) => slug === 'velvet-and-gold')
  if (!design) throw new RangeError('no design')
  const svg = await drawCard(design, { values: {} })
  expect(svg.match(/data-field="occasion"/g)).toHaveLength(2)
  expect(svg).toMatch(
    /data-field="occasion" fill="#[0-9a-f]{6}" transform="translate\(3\.5 3\.5\)"/i,
  )
})

/** Fields of the lines with default words: on a poster the line of a family is empty. */
function writtenFields({ layers, fields }: CardDesign): string[] {
  const empty = new Set(fields.filter(({ value }) => value === '').map(({ id }) => id))
  return layers.map(({ field }) => field).filter((id) => !empty.has(id))
}

function parsed(svg: string): Resvg {
  return new Resvg(svg, { font: { loadSystemFonts: false } })
}
