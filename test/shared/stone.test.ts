import { expect, test } from 'vitest'
import { stone } from '../../src/shared/art/stone/stone.ts'
import { formatSizes } from '../../src/shared/format.ts'
import { describeArtFamily } from './art-family-contract.ts'
import { contrastRatio } from './contrast.ts'

describeArtFamily(stone)

test.each(Object.entries(stone.palettes))(
  'tiles and arch of %s hold their letters',
  (_, palette) => {
    const { glaze = '', ...colours } = palette.colours
    for (const role of ['title', 'name', 'body', 'accent', 'quiet'] as const) {
      const least = role === 'name' ? 7 : 4.5
      expect(contrastRatio(palette.ink[role], glaze), role).toBeGreaterThanOrEqual(least)
    }
    for (const tone of [0, 1, 2, 3, 4]) {
      const voussoir = colours[`stone${tone}`] ?? ''
      expect(contrastRatio(palette.ink.cut, voussoir), voussoir).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('a motif that stone has not is refused by name', () => {
  expect(() => stone.frame(formatSizes.square, 'igloo')).toThrow(/no motif igloo/)
})
