import { expect, test } from 'vitest'
import { cards } from '../../../catalog/cards/cards.ts'
import { type Subject, subjects } from '../../../src/shared/art/lino/subject.ts'
import type { Motif } from '../../../src/shared/art/motifs/motif.ts'
import { barley } from '../../../src/shared/art/motifs/plants/barley.ts'
import { boundsOf } from '../../../src/shared/art/path.ts'
import { compositions } from '../../../src/shared/art/stone/compositions.ts'

const counted = cards.filter(({ fields }) =>
  fields.some(({ value }) => /ספירת העומר|of the Omer/.test(value)),
)

test.each(counted)('$slug, which counts the Omer, shows barley', ({ art, description }) => {
  const things: readonly { motif: () => Motif }[] =
    art.family === 'lino'
      ? thingsOf(subjects[art.motif])
      : (compositions[art.motif]?.things ?? []).map(([motif]) => ({ motif }))
  expect(things.map(({ motif }) => motif().name)).toEqual(['barley'])
  expect(description).toMatch(/barley/)
})

function thingsOf(subject: Subject | undefined) {
  return subject && 'things' in subject ? subject.things : []
}

test('the Omer is counted on more than one poster', () => {
  expect(counted.length).toBeGreaterThan(1)
})

test('the awns of barley reach further than its ears, to all sides', () => {
  const gold = barley().parts.filter(({ material, tone }) => material === 'gold' && tone !== 'dark')
  const ears = Array.from({ length: gold.length / 3 }, (_, i) => gold.slice(3 * i, 3 * i + 3))
  expect(ears).toHaveLength(5)
  for (const [awns, left, right] of ears) {
    if (!awns || !left || !right) throw new RangeError('an ear has three parts')
    const diagonal = ({ width, height }: { width: number; height: number }) =>
      Math.hypot(width, height)
    const grains = boundsOf([...left.path, ...right.path])
    expect(diagonal(boundsOf(awns.path))).toBeGreaterThan(1.4 * diagonal(grains))
  }
})
