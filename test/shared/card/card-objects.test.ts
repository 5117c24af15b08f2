import { Resvg } from '@resvg/resvg-js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { layOut } from '../../../catalog/pictures/draw-card.ts'
import { outliner } from '../../../catalog/pictures/outliner.ts'
import { rect } from '../../../src/shared/art/art.ts'
import { cardParts } from '../../../src/shared/card/card-parts.ts'
import { CardSvg } from '../../../src/shared/card/card-svg.ts'
import { type CardAssets, objectsSvg } from '../../../src/shared/card/paint-objects.ts'
import { turnedBounds } from '../../../src/shared/card/turned-box.ts'
import { cardDesignSchema } from '../../../src/shared/card.ts'
import type { CardDraft, Photo } from '../../../src/shared/draft.ts'
import { papercutArch } from '../../fixtures/known-cards.ts'

const design = v.parse(cardDesignSchema, papercutArch)
const page = { widthPx: 1500, heightPx: 2100 }
const green = [rect({ width: 1500, height: 2100, fill: '#00ff00' })]
/** Its left half is red, its right half blue. */
const twoColours = pictureOf(
  '<rect width="300" height="100" fill="#ff0000"/><rect x="150" width="150" height="100" fill="#0000ff"/>',
)
const photos = { me: { href: twoColours, width: 300, height: 100 } }

const [red, blue, ground] = ['255 0 0', '0 0 255', '0 255 0']
/** 600 by 600 px in the middle of the page, most of it the photo's left half. */
const square: Photo = {
  ...{ id: 'me', at: { x: 0.5, y: 0.5 }, width: 0.4, ratio: 1, turn: 0, frame: 'rectangle' },
  crop: { x: 0.5, y: 0.5, zoom: 1 },
}

test.each<[string, Partial<Photo>, Record<string, [x: number, y: number]>]>([
  [
    'shows the middle of what is wider than its frame',
    {},
    { [red]: [-280, 0], [blue]: [280, 0], [ground]: [310, 40 - 310] },
  ],
  [
    'is cropped at its edge, and no further',
    { crop: { x: -1, y: 0.5, zoom: 1 } },
    { [red]: [270, 200], [ground]: [-310, 0] },
  ],
  ['is turned with its frame', { turn: 90 }, { [red]: [0, -280], [blue]: [0, 280] }],
  [
    'has no corners in an oval',
    { frame: 'oval', ratio: 2 },
    { [red]: [-240, 0], [ground]: [-285, 145] },
  ],
  [
    'is round in a circle',
    { frame: 'circle', ratio: 3 },
    { [red]: [-5, 275], [ground]: [-280, 280] },
  ],
  [
    'has a round head and a square foot in an arch',
    { frame: 'arch' },
    { [red]: [-275, 275], [ground]: [-280, -280] },
  ],
])('a photo %s', async (_, part, colours) => {
  const picture = await draw({ photos: [{ ...square, ...part }] }, { photos })
  for (const [colour, [x, y]] of Object.entries(colours)) {
    expect(picture.at(750 + x, 1050 + y), `${x}, ${y}`).toBe(colour)
  }
})

test('a photo is mounted on paper', async () => {
  const { at } = await draw({ photos: [square] }, { photos })
  expect(at(750 - 297, 1050)).toBe('255 253 248')
})

test('stickers lie on photos, and words on both', async () => {
  const sticker = { id: 's', sticker: 'dot', at: { x: 0.5, y: 0.5 }, width: 0.3 }
  const stickers = {
    dot: { viewBox: '0 0 10 10', svg: '<path d="M0 0h10v10H0z" fill="#ff00ff"/>' },
  }
  const draft = { photos: [square], stickers: [sticker] }
  const { at, svg } = await draw(draft, { photos, stickers })
  expect(at(750 - 220, 1050)).toBe('255 0 255')
  expect(at(750 - 240, 1050)).toBe(red)
  expect(svg.indexOf('data-field')).toBeGreaterThan(svg.indexOf('#ff00ff'))
  const layout = await layOut(design, { values: {}, format: 'print', ...draft })
  expect(svg).toContain(objectsSvg(layout, { photos, stickers }))
})

test('a drawing is never smaller than it may be, and grows with its object', async () => {
  const svg = '<path d="M0 0h10v10H0z" fill="#ff00ff"/>'
  const stickers = { dot: { viewBox: '0 0 10 10', svg, leastWidth: 0.3 } }
  const sticker = { id: 's', sticker: 'dot', at: { x: 0.5, y: 0.5 } }
  const pink = '255 0 255'
  const small = await draw({ stickers: [{ ...sticker, width: 0.1 }] }, { stickers })
  expect(small.at(750 - 220, 1050)).toBe(pink)
  expect(small.at(750 - 230, 1050)).not.toBe(pink)
  const large = await draw({ stickers: [{ ...sticker, width: 0.4 }] }, { stickers })
  expect(large.at(750 - 290, 1050)).toBe(pink)
})

test('an object whose picture is not there is left out', async () => {
  const sticker = { id: 's', sticker: 'constructor', at: { x: 0.5, y: 0.5 }, width: 0.3 }
  const { svg } = await draw(
    { photos: [{ ...square, id: 'constructor' }], stickers: [sticker] },
    { photos, stickers: {} },
  )
  expect(svg).toBe((await draw({}, {})).svg)
})

test('the address of a photo cannot become markup', async () => {
  const href = '"/><script>alert(1)</script>&'
  const { svg } = await draw(
    { photos: [square] },
    { photos: { me: { href, width: 1, height: 1 } } },
  )
  expect(svg).not.toContain('<script>')
})

test('turned words are painted in the box of their part', async () => {
  const layers = { 'second-greeting': { turn: -35, colour: '#ff0000', move: { x: 0.1, y: -0.2 } } }
  const { at, layout } = await draw({ layers }, {})
  const part = cardParts(layout).find(({ id }) => id === 'second-greeting')
  if (!part) throw new RangeError('no such part')
  const found = { left: Infinity, right: 0, top: Infinity, bottom: 0 }
  for (let y = 0; y < page.heightPx; y++) {
    for (let x = 0; x < page.widthPx; x++) {
      if (at(x, y) !== red) continue
      found.left = Math.min(found.left, x)
      found.right = Math.max(found.right, x)
      found.top = Math.min(found.top, y)
      found.bottom = Math.max(found.bottom, y)
    }
  }
  const box = turnedBounds(part)
  // Letters do not reach the corners of their box.
  expect(found.left).toBeGreaterThanOrEqual(Math.floor(box.x))
  expect(found.right).toBeLessThanOrEqual(Math.ceil(box.x + box.width))
  expect(found.right - found.left).toBeGreaterThan(0.85 * box.width)
  expect((found.top + found.bottom) / 2 - part.y).toBeCloseTo(0, -2)
})

async function draw(draft: Omit<CardDraft, 'values'>, assets: CardAssets) {
  const layout = await layOut(design, { values: {}, format: 'print', ...draft })
  const outlines = await outliner.outline(layout.lines)
  const svg = renderToStaticMarkup(
    createElement(CardSvg, { layout, art: green, outlines, ...assets }),
  )
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const at = (x: number, y: number) =>
    [...pixels.subarray(4 * (y * page.widthPx + x), 4 * (y * page.widthPx + x) + 3)].join(' ')
  return { svg, layout, at }
}

function pictureOf(svg: string): string {
  const png = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">${svg}</svg>`,
    { font: { loadSystemFonts: false } },
  ).render()
  return `data:image/png;base64,${png.asPng().toString('base64')}`
}
