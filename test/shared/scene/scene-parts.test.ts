import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cards } from '../../../catalog/cards/cards.ts'
import { drawArt, layOut } from '../../../catalog/pictures/draw-card.ts'
import {
  circle,
  defs,
  element,
  group,
  linearGradient,
  named,
  pathNode,
  rect,
  reference,
  stop,
  use,
} from '../../../src/shared/art/art.ts'
import type { Size } from '../../../src/shared/art/family.ts'
import { printArt } from '../../../src/shared/art/print-art.ts'
import { cardDesignSchema } from '../../../src/shared/card.ts'
import { cutArt, partsOf, withDefinitionsOf } from '../../../src/shared/scene/cut-art.ts'

const marked = [
  defs(
    linearGradient({ id: 'a' }, [stop({})]),
    element('path', { id: 'b', d: 'M0 0h1', fill: reference('a') }),
  ),
  rect({}),
  group(
    { transform: [['scale', 2]] },
    use('b'),
    named('motif', [
      pathNode('M1 1'),
      named('flame', circle({ r: 1 }), { x: 3, y: 4 }),
      named('flame', circle({ r: 2 })),
    ]),
    pathNode('M9 9'),
  ),
]

describe('art is cut at its named groups', () => {
  test('in the order of painting, each piece within the groups that are round it', () => {
    const layers = cutArt(marked, new Map([['flame', 'each']]))
    expect(layers.map(({ art }) => printArt(art).replace(/^<defs>.*<\/defs>/, ''))).toEqual([
      '<rect/><g transform="scale(2)"><use href="#b"/><g data-part="motif"><path d="M1 1"/></g></g>',
      '<g transform="scale(2)"><g data-part="motif"><g data-part="flame" data-pivot="3 4"><circle r="1"/></g></g></g>',
      '<g transform="scale(2)"><g data-part="motif"><g data-part="flame"><circle r="2"/></g></g></g>',
      '<g transform="scale(2)"><g data-part="motif"></g><path d="M9 9"/></g>',
    ])
    expect(layers.map(({ parts }) => parts)).toEqual([
      [],
      [{ name: 'flame', index: 0, pivot: { x: 3, y: 4 } }],
      [{ name: 'flame', index: 1 }],
      [],
    ])
  })

  test('groups that move as one, with nothing between them, are one piece', () => {
    const layers = cutArt(marked, new Map([['flame', 'together']]))
    expect(layers.map(({ parts }) => parts.map(({ index }) => index))).toEqual([[], [0], []])
    const circles = printArt(layers[1]?.art ?? [])
    expect(circles).toContain('<circle r="1"/>')
    expect(circles).toContain('<circle r="2"/>')
  })

  test('a group within a group belongs to both', () => {
    const wanted = new Map([['motif', 'together'] as const, ['flame', 'each'] as const])
    const names = cutArt(marked, wanted).map(({ parts }) => parts.map(({ name }) => name))
    expect(names).toEqual([[], ['motif'], ['motif', 'flame'], ['motif', 'flame'], []])
  })

  test('a piece has the definitions that it needs, and those that they need, and no others', () => {
    const layers = cutArt(marked, new Map([['flame', 'each']]))
    const [ground = '', flame] = layers.map(({ art }) => printArt(art))
    expect(ground).toMatch(/^<defs><path id="b"[^>]*\/><linearGradient id="a">/)
    expect(flame).not.toContain('defs')
    const filled = rect({ fill: reference('a') })
    expect(printArt(withDefinitionsOf(marked, filled))).toBe(
      '<defs><linearGradient id="a"><stop/></linearGradient></defs><rect fill="url(#a)"/>',
    )
  })

  test('its named groups can be counted', () => {
    expect(partsOf(marked)).toEqual(
      new Map([
        ['motif', 1],
        ['flame', 2],
      ]),
    )
  })
})

const drawn = [
  'balloons-over-the-pram',
  'menorah-lights',
  'lanterns-lchaim',
  'first-cut',
  'papercut-arch',
]

test.each(drawn)('%s: its pieces, drawn each by itself, are the picture', async (slug) => {
  const design = v.parse(
    cardDesignSchema,
    cards.find((card) => card.slug === slug),
  )
  const layout = await layOut(design, { values: {}, format: 'square' })
  const art = await drawArt(design, layout)
  const { size } = layout
  const names = [...partsOf(art).keys()]
  const layers = cutArt(art, new Map(names.map((name) => [name, 'each'])))
  expect(layers.length).toBeGreaterThanOrEqual(names.length)
  const whole = await sharp(render(printArt(art), size))
    .removeAlpha()
    .raw()
    .toBuffer()
  const [ground, ...others] = layers.map((layer) => render(printArt(layer.art), size))
  const laid = await sharp(ground)
    .composite(others.map((input) => ({ input })))
    .removeAlpha()
    .raw()
    .toBuffer()
  const worst = whole.reduce(
    (most, value, i) => Math.max(most, Math.abs(value - (laid[i] ?? 0))),
    0,
  )
  // Rounding faint layers one by one loses a level or two.
  expect(worst).toBeLessThan(6)
})

function render(svg: string, { widthPx, heightPx }: Size): Buffer {
  const document = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}">${svg}</svg>`
  return new Resvg(document, {
    fitTo: { mode: 'width', value: 540 },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng()
}
