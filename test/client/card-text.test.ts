import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { layOut } from '../../catalog/pictures/draw-card.ts'
import { cardText } from '../../client/send/card-text.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'

test('what the card says itself is not said again over its words', async () => {
  const card = cards.find(({ slug }) => slug === 'birthday-cake-print')
  const design = v.parse(cardDesignSchema, card)
  const draft = { values: { name: 'בס״ד' } }
  const layout = await layOut(design, draft)
  const occasion = ['יום הולדת שמח!', 'Birthdays']
  const text = cardText(design, draft, { layout, occasion })
  const lines = text.split('\n').filter((line) => line !== '')
  expect(lines[0]).toBe('Birthdays')
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.filter((line) => line === 'יום הולדת שמח')).toHaveLength(1)
})
