import { expect, test } from 'vitest'
import type { Box, Size } from '../../src/shared/art/family.ts'
import { kids } from '../../src/shared/art/kids/kids.ts'
import { paintMotif } from '../../src/shared/art/kids/materials.ts'
import { coloursOf } from '../../src/shared/art/kids/palettes.ts'
import { schoolBag } from '../../src/shared/art/motifs/school-bag.ts'
import { paintArt, paintsOf } from '../../src/shared/art/paints.ts'
import { describeArtFamily } from './art-family-contract.ts'

const portrait: Size = { widthPx: 1080, heightPx: 1350 }

describeArtFamily(kids)

test('another seed draws another picture', () => {
  expect(draw('kites', 1)).not.toBe(draw('kites', 2))
})

test('the meadow under the text of a status gives way to a text that reaches it', () => {
  const size: Size = { widthPx: 1080, heightPx: 1920 }
  const { text } = kids.frame(size, 'kites')
  const long: Box = { ...text, y: 1240, height: 520 }
  const grown = draw('pram-and-balloons', 1, { size, reserved: [long] })
  expect(grown.length).toBeLessThan(draw('pram-and-balloons', 1, { size }).length)
})

test('the one thing at Sinai is the mountain, and plants', () => {
  const parts = draw('sinai', 1).match(/(?<=data-part=")[a-z]+/g) ?? []
  expect(parts.filter((name) => name === 'motif')).toHaveLength(1)
  expect(new Set(parts)).toEqual(new Set(['sky', 'cloud', 'flowers', 'foliage', 'motif', 'sheet']))
})

test('a thing with letters is never mirrored', () => {
  const page = {
    width: 1080,
    height: 1350,
    colours: coloursOf(paintsOf(kids.palettes)),
    seed: 1,
    top: 0,
    foot: 900,
    ground: 830,
    header: { x: 1020, y: 72 },
    clear: [],
  }
  const stand = { x: 500, y: 500, size: 200, mirrored: true }
  expect(() => paintMotif(page, schoolBag(), stand)).toThrow('school-bag has letters')
})

test('an unknown motif is refused by name', () => {
  expect(() => draw('teddy', 1)).toThrow('motif teddy')
})

test('a palette without a colour is refused by its name', () => {
  const { sky = fail() } = kids.palettes
  const { coral: _, ...colours } = sky.colours
  expect(() => paintArt(draw('kites', 1), { ...sky, colours })).toThrow('no colour coral')
})

function draw(
  motif: string,
  seed: number,
  { size = portrait, reserved = [] }: { size?: Size; reserved?: readonly Box[] } = {},
): string {
  return kids.draw({ ...size, motif, seed, reserved })
}

function fail(): never {
  throw new RangeError('no palette sky')
}
