import { expect, test } from 'vitest'
import { BitWriter } from '../../../src/shared/aac/bit-writer.ts'
import {
  type BlockShape,
  createChannelBlock,
  longShape,
  measureBands,
  shortShape,
  windowKinds,
} from '../../../src/shared/aac/block.ts'
import { createMasking } from '../../../src/shared/aac/masking.ts'
import { createQuantiser } from '../../../src/shared/aac/quantise.ts'
import { sideBits, writeBlock } from '../../../src/shared/aac/write-block.ts'

const shapes: readonly (readonly [name: string, shape: BlockShape])[] = [
  ['a long window', longShape(48_000, 20_000)],
  ['eight short windows', shortShape(48_000, 20_000, [1, 1, 4, 2])],
]

/** Lines that fade towards high tones, with silence among them. */
function measured(shape: BlockShape) {
  const block = createChannelBlock()
  for (let i = 0; i < block.lines.length; i++) {
    block.lines[i] = i % 300 < 40 ? 0 : (3e6 * Math.sin(i * i)) / (1 + i / 10)
  }
  measureBands(block, shape)
  createMasking(48_000, shape.isShort).limitNoise(block, shape)
  return block
}

test.each(shapes)('the bits of %s are known before they are written', (_, shape) => {
  const block = measured(shape)
  for (const level of [-12, -3, 0, 5, 11, 20, 60]) {
    const kind = shape.isShort ? windowKinds.short : windowKinds.long
    const coded = { kind, shape, channels: [block], mask: new Uint8Array(0) }
    const count = sideBits(coded) + createQuantiser().quantise(block, shape, level)
    const bits = new BitWriter(4096)
    writeBlock(bits, coded)
    expect(bits.take().length).toBe(Math.ceil(count / 8))
  }
})

test.each(shapes)('the noise of %s is what is allowed', (_, shape) => {
  const block = measured(shape)
  const { lines, values, factors, allowed } = block
  createQuantiser().quantise(block, shape, -6)
  for (let band = 0; band < shape.groups.length * shape.bandCount; band++) {
    const step = 2 ** (((factors[band] ?? 0) - 100) / 4)
    let noise = 0
    for (let i = shape.edges[band] ?? 0; i < (shape.edges[band + 1] ?? 0); i++) {
      const value = values[i] ?? 0
      noise += ((lines[i] ?? 0) - Math.sign(value) * Math.abs(value) ** (4 / 3) * step) ** 2
    }
    // Few lines are above or below the mean.
    expect(noise).toBeLessThan(3 * (allowed[band] ?? 0) * 2 ** -6)
  }
})
