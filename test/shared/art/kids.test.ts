import { expect, test } from 'vitest'
import { type Art, allNodes } from '../../../src/shared/art/art.ts'
import type { Box, Size } from '../../../src/shared/art/family.ts'
import { kids } from '../../../src/shared/art/kids/kids.ts'
import { paintMotif } from '../../../src/shared/art/kids/materials.ts'
import { coloursOf } from '../../../src/shared/art/kids/palettes.ts'
import { schoolBag } from '../../../src/shared/art/motifs/childhood/school-bag.ts'
import { paintArt, paintsOf } from '../../../src/shared/art/paints.ts'
import { describeArtFamily, printed } from './art-family-contract.ts'

const portrait: Size = { widthPx: 1080, heightPx: 1350 }

describeArtFamily(kids)

test('another seed draws another picture', () => {
  expect(draw('kites', 1)).not.toEqual(draw('kites', 2))
})

test('the meadow under the text of a status gives way to a text that reaches it', () => {
  const size: Size = { widthPx: 1080, heightPx: 1920 }
  const { text } = kids.textArea(size, 'kites')
  const long: Box = { ...text, y: 1240, height: 520 }
  const request = { ...size, motif: 'pram-and-balloons', seed: 1 }
  const grown = printed(kids, { ...request, reserved: [long] })
  expect(grown.length).toBeLessThan(printed(kids, { ...request, reserved: [] }).length)
})

test('the one thing at Sinai is the mountain, and plants', () => {
  const parts = allNodes(draw('sinai', 1)).flatMap(({ part }) => part ?? [])
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
    text: { x: 92, y: 962, width: 896, height: 342 },
    edge: 906,
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

function draw(motif: string, seed: number): Art {
  return kids.draw({ ...portrait, motif, seed, reserved: [] })
}

function fail(): never {
  throw new RangeError('no palette sky')
}
