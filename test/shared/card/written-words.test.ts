import { expect, test } from 'vitest'
import { layOut } from '../../../catalog/pictures/draw-card.ts'
import { artOrder } from '../../../client/card/draw-art.ts'
import { loadArt } from '../../../src/shared/art/families.ts'
import { planDocument, planOf } from '../../../src/shared/card/plan-of.ts'
import type { CardDesign } from '../../../src/shared/card.ts'
import { designOf } from '../../fixtures/designs.ts'

const trees = designOf('two-trees-one-crown')

test('art of words is ordered with the names as they are typed, then the wishes', async () => {
  const { words } = await layOut(trees, { values: { kallah: 'מרים', wish: '' } })
  expect(words).toEqual({
    names: ['יוסף יצחק', 'מרים'],
    wishes: ['מזל טוב'],
    occasions: ['wedding'],
    language: 'he',
  })
})

test('a name that leaves the boxes as they are changes the order of this art only', async () => {
  const ordersOf = async (design: CardDesign, field: string) => {
    const layouts = ['דבורה', 'רבקה', 'דבורה'].map((name) =>
      layOut(design, { values: { [field]: name } }),
    )
    const orders = (await Promise.all(layouts)).map((layout) =>
      JSON.stringify({ ...artOrder(design, layout), reserved: [] }),
    )
    return orders.map((order) => order === orders[0])
  }
  expect(await ordersOf(trees, 'kallah')).toEqual([true, false, true])
  expect(await ordersOf(designOf('canopy-on-pearl'), 'kallah')).toEqual([true, true, true])
})

test('a card’s document says whether its art reads words', async () => {
  for (const [design, reads] of [
    [trees, true],
    [designOf('canopy-on-pearl'), undefined],
  ] as const) {
    const artPlan = planDocument(design, await loadArt(design.art))
    expect(planOf({ design, artPlan }).readsWords).toBe(reads)
  }
})
