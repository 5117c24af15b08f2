import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { drawCard } from '../../catalog/pictures/draw-card.ts'
import { drawInNode } from '../../catalog/pictures/engine.ts'
import { familyNames } from '../../src/shared/art/families.ts'
import { mixColours } from '../../src/shared/art/hex-colour.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'
import { ordersOf } from '../../src/shared/pictures/picture-order.ts'

/** The first card of each family. */
const orders = familyNames.flatMap((name) => {
  const card = cards.find(({ art }) => art.family === name)
  return card ? ordersOf(v.parse(cardDesignSchema, card)).filter(({ use }) => use === 'share') : []
})

test.each(orders.map((order) => [order.design.slug, order] as const))(
  '%s can be shared: a light JPEG with the whole card in its middle',
  async (_, order) => {
    const bytes = await drawInNode(order)
    expect(bytes.length).toBeLessThanOrEqual(250_000)
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
      chromaSubsampling: '4:4:4',
    })
    const svg = await drawCard(order.design, { values: {}, format: order.format })
    const card = new Resvg(svg, {
      fitTo: { mode: 'height', value: 550 },
      font: { loadSystemFonts: false },
    }).render()
    const { width, height } = card
    const place = { left: Math.round((1200 - width) / 2), top: 40, width, height }
    const middle = await sharp(bytes).extract(place).raw().toBuffer()
    expect(
      meanDifference(middle, await sharp(card.asPng()).removeAlpha().raw().toBuffer()),
    ).toBeLessThan(4)
  },
)

test('paints are mixed channel by channel', () => {
  expect(mixColours('#000000', '#ffffff', 0.2)).toBe('#333333')
  expect(mixColours('#EAC96B', '#0a1433', 0)).toBe('#eac96b')
  expect(mixColours('#ff0000', '#0000ff', 0.5)).toBe('#800080')
  expect(() => mixColours('#fff', '#000000', 0.5)).toThrow(/'#fff'/)
})

function meanDifference(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length)
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length
}
