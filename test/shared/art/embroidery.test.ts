import { expect, test } from 'vitest'
import { compositions } from '../../../src/shared/art/embroidery/compositions.ts'
import { embroidery } from '../../../src/shared/art/embroidery/embroidery.ts'
import { describeArtFamily } from './art-family-contract.ts'

/** One motif of each layout: within a layout only the thing differs, and it has its own box. */
const motifs = [
  ...new Map(Object.entries(compositions).map(([motif, { layout }]) => [layout, motif])).values(),
]

describeArtFamily({ ...embroidery, motifs })

test('x', () => {
  expect(1).toBe(1)
})
