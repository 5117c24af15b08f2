import { expect, test } from 'vitest'
import { stone } from '../../../src/shared/art/stone/stone.ts'
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
    for (const name of ['stone0', 'stone1', 'stone2', 'stone3', 'stone4', 'joint']) {
      const ground = colours[name] ?? ''
      expect(contrastRatio(palette.ink.cut, ground), name).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test('a motif that stone has not is refused by name', () => {
  expect(() => stone.textArea({ widthPx: 1080, heightPx: 1080 }, 'igloo')).toThrow(/no motif igloo/)
})
