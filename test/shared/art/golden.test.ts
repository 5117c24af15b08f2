import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { cards } from '../../../catalog/cards/cards.ts'
import { familyNames } from '../../../src/shared/art/families.ts'
import { goldenCards } from '../../golden/golden-cards.ts'

test.each(goldenCards)('$name is drawn as it was', async ({ name, file, draw }) => {
  const [drawn, golden] = await Promise.all([draw(), readFile(file, 'utf8')])
  const at = [...golden].findIndex((character, i) => character !== drawn[i])
  const renewal = `if the change is meant, run npm run golden and look at test/golden/${name}.svg`
  expect(drawn === golden, `${name} differs from character ${at}: ${renewal}`).toBe(true)
})

test('every family has a golden card', () => {
  const families = goldenCards.map(
    ({ slug }) => cards.find((card) => card.slug === slug)?.art.family,
  )
  expect(families.sort()).toEqual([...familyNames].sort())
})
