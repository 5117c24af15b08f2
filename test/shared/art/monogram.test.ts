import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../../catalog/cards/cards.ts'
import { drawArt, layOut } from '../../../catalog/pictures/draw-card.ts'
import { loadArt, loadFamily } from '../../../src/shared/art/families.ts'
import { initialsOf, monogram } from '../../../src/shared/art/foil/monogram.ts'
import { cardDesignSchema } from '../../../src/shared/card.ts'

test.each([
  [['אליעזר', 'שרה רבקה', 'משפחות גולדברג ופרידמן'], 'אש'],
  [['החתן יואל', 'הכלה גיטל'], 'יג'],
  [['מנחם עם ברכה'], 'מב'],
  [['דוד ואסתר'], 'דא'],
  [['ועקנין'], 'ו'],
  [['Moshe', 'Miriam'], ''],
  [['משה', 'Miriam'], ''],
  [[], ''],
])('the initials of %j are %s', (names, initials) => {
  expect(initialsOf(names).join('')).toBe(initials)
})

test('a card without Hebrew initials has a crown', () => {
  const words = { names: ['Moshe', 'Miriam'], wishes: [], occasions: [], language: 'en' } as const
  expect(monogram(words).name).toBe('crown')
  expect(monogram({ ...words, names: ['משה'] }).name).toBe('monogram')
})

test('other names draw other initials', async () => {
  const design = v.parse(
    cardDesignSchema,
    cards.find(({ slug }) => slug === 'initials-in-gold'),
  )
  const drawn = async (chosson: string) => {
    const layout = await layOut(design, { values: { chosson } })
    return JSON.stringify(await drawArt(design, { ...layout, reserved: [] }))
  }
  const [one, same, other] = await Promise.all(['אליעזר', 'אהרן', 'דוד'].map(drawn))
  expect(one).toBe(same)
  expect(one).not.toBe(other)
})

test('only monograms of foil read words', async () => {
  expect((await loadArt({ family: 'foil', motif: 'giant-monogram' })).readsWords).toBe(true)
  expect((await loadArt({ family: 'foil', motif: 'giant-crown' })).readsWords).toBeUndefined()
  const { wordMotifs = [], motifs } = await loadFamily('foil')
  expect(motifs).toEqual(expect.arrayContaining([...wordMotifs]))
})
