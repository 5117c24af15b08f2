import { expect, test } from 'vitest'
import { checkCard } from '../../catalog/pictures/check-card.ts'
import type { CardDesignInput } from '../../src/shared/card.ts'
import type { FaceId } from '../../src/shared/text/face.ts'
import { papercutArch } from '../fixtures/known-cards.ts'

const everyday = { ...papercutArch, language: 'he' } satisfies CardDesignInput

function inFace(face: FaceId, field: string, value: string): CardDesignInput {
  return {
    ...everyday,
    fields: everyday.fields.map((each) => (each.id === field ? { ...each, value } : each)),
    layers: everyday.layers.map((each) =>
      each.field === field ? { ...each, faces: [face, 'frank-ruhl-libre-700'] } : each,
    ),
  }
}

test.each([
  [
    'Yiddish in a face without rafe',
    inFace('suez-one-400', 'chosson', 'פֿייגע'),
    "field chosson: face suez-one-400 lacks U+05BF of 'פֿייגע'",
  ],
  [
    'an accent that the face has not',
    inFace('karantina-400', 'chosson', 'Łukasz'),
    "field chosson: face karantina-400 lacks Ł U+0141 of 'Łukasz'",
  ],
  [
    'a Yiddish card, whatever its own words',
    { ...inFace('suez-one-400', 'chosson', 'יוסף'), language: 'yi' as const },
    'field chosson: face suez-one-400 lacks U+05BF, which Yiddish needs',
  ],
])('%s is refused by field, characters and face', async (_, card, fault) => {
  expect((await checkCard(card)).faults).toEqual([fault])
})

test('pointed text in the same face is in order', async () => {
  expect((await checkCard(inFace('suez-one-400', 'chosson', 'יוֹסֵף'))).faults).toEqual([])
})

test('a character that no face has is refused with the faces that were tried', async () => {
  const { faults } = await checkCard(inFace('heebo-500', 'chosson', 'יוסף ☃'))
  expect(faults[0]).toMatch(
    /^field chosson: missing-glyph ☃ in format \w+, none of heebo-500, frank-ruhl-libre-700 has it$/,
  )
})
