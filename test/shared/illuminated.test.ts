import { expect, test } from 'vitest'
import { illuminated } from '../../src/shared/art/illuminated/illuminated.ts'
import { layOutPage } from '../../src/shared/art/illuminated/page.ts'
import { formatSizes, formats } from '../../src/shared/format.ts'
import { describeArtFamily } from './art-family-contract.ts'
import { contrastRatio } from './contrast.ts'

describeArtFamily(illuminated)

test.each(Object.entries(illuminated.palettes))('gold letters of %s are legible', (_, palette) => {
  for (let i = 0; i < 4; i++) {
    const stop = palette.colours[`letter${i}`] ?? ''
    expect(contrastRatio(stop, palette.ink.title), stop).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(formats)('the word of a border in %s stands in its panel', (format) => {
  const size = formatSizes[format]
  const { word, scale } = layOutPage(size, 'border')
  const { arc } = illuminated.frame(size, 'border-crown')
  if (!word || !arc) throw new RangeError('no panel')
  const baseline = (arc.cy - arc.radius) / scale
  expect(baseline).toBeGreaterThan(word.box.y + word.box.height / 2)
  expect(baseline).toBeLessThan(word.box.y + word.box.height - 20)
  expect(arc.sweep * arc.radius).toBeLessThan(word.box.width * scale)
})

test('pen work leaves out the place of a letter', () => {
  const size = formatSizes.portrait
  const palette = illuminated.palettes.lapis
  if (!palette) throw new RangeError('no palette lapis')
  const request = { ...size, palette, motif: 'border-crown', seed: 2 }
  const { word } = layOutPage(size, 'border')
  const letter = { x: 480, y: (word?.box.y ?? 0) + 60, width: 60, height: 60 }
  const bare = illuminated.draw({ ...request, reserved: [] })
  expect(illuminated.draw({ ...request, reserved: [letter] }).length).toBeLessThan(bare.length)
})

test('another motif is refused', () => {
  expect(() => illuminated.frame(formatSizes.square, 'border-parrot')).toThrow(RangeError)
})
