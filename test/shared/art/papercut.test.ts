import { expect, test } from 'vitest'
import type { Size } from '../../../src/shared/art/family.ts'
import { dove } from '../../../src/shared/art/motifs/simchos/dove.ts'
import { paintArt, paintsOf } from '../../../src/shared/art/paints.ts'
import { layOutGarden } from '../../../src/shared/art/papercut/garden/garden-layout.ts'
import { openLayers } from '../../../src/shared/art/papercut/open/open-layers.ts'
import { layOutOpen } from '../../../src/shared/art/papercut/open/open-layout.ts'
import { papercut } from '../../../src/shared/art/papercut/papercut.ts'
import { layOutRing } from '../../../src/shared/art/papercut/ring/ring-layout.ts'
import { printArt } from '../../../src/shared/art/print-art.ts'
import { describeArtFamily, printed } from './art-family-contract.ts'
import { contrastRatio } from './contrast.ts'

const sizes: readonly Size[] = [
  { widthPx: 1080, heightPx: 1920 },
  { widthPx: 1080, heightPx: 1080 },
  { widthPx: 1080, heightPx: 1350 },
  { widthPx: 1500, heightPx: 2100 },
]
const [indigo] = Object.values(papercut.palettes)

describeArtFamily(papercut)

test.each(Object.entries(papercut.palettes))(
  'letters cut out of the arch of %s are legible',
  (_, palette) => {
    expect(contrastRatio(palette.ink.cut, palette.colours.paper ?? '')).toBeGreaterThanOrEqual(7)
  },
)

test.each(sizes)(
  'the arch of $widthPx x $heightPx carries letters on a symmetric sweep',
  (size) => {
    const { arc, text } = papercut.textArea(size, 'arch')
    expect(arc?.cx).toBe(size.widthPx / 2)
    expect(arc?.sweep).toBeGreaterThan(1)
    expect(arc?.sweep).toBeLessThan(Math.PI)
    expect((arc?.cy ?? 0) - (arc?.radius ?? 0)).toBeLessThan(text.y)
    expect(text.x + text.width / 2).toBeCloseTo(size.widthPx / 2)
  },
)

test('a thing in the gate of a status stands higher than the urn, under shorter words', () => {
  const size = { widthPx: 1080, heightPx: 1920 }
  const [urn, thing] = [papercut.textArea(size, 'arch'), papercut.textArea(size, 'arch-becher')]
  expect(thing.text.y).toBe(urn.text.y)
  expect(urn.text.height - thing.text.height).toBeGreaterThan(80)
})

const pages = ['arch', 'arch-becher', 'ring-cradle', 'garden-sukkah'].flatMap((motif) =>
  sizes.map((size) => ({ motif, ...size })),
)

test.each(pages)('all colours of $motif in $widthPx x $heightPx are the palette’s', (page) => {
  if (!indigo) throw new RangeError('papercut has no palette')
  const names = Object.keys(indigo.colours)
  const grey = Object.fromEntries(names.map((name) => [name, '#123456']))
  const palette = { ...indigo, colours: grey }
  const art = printArt(paintArt(papercut.draw({ ...page, seed: 1, reserved: [] }), palette))
  expect(new Set(art.match(/#[0-9a-f]{6}\b/gi))).toEqual(new Set(['#123456']))
})

test.each(sizes)('round and garden of $widthPx x $heightPx leave the text its place', (size) => {
  const { ring, ledge, text } = layOutRing(size)
  expect(ledge.y).toBeLessThan(ring.y + ring.radius - ring.band)
  expect(text.y).toBeGreaterThan(ring.y + ring.radius + 40)
  const garden = layOutGarden(size)
  const top = Math.min(...garden.scrolls.map(({ y, radius }) => y - radius))
  expect(top).toBeGreaterThan(garden.text.y + garden.text.height)
  expect(garden.text.y).toBeGreaterThan(garden.opening.y + garden.garland + 40)
})

test('a bare arch is cut with ornaments that letters take the place of', () => {
  const [size] = sizes
  if (!size) throw new RangeError('no size')
  const request = { ...size, motif: 'arch', seed: 1 }
  const { arc } = papercut.textArea(size, 'arch')
  if (!arc) throw new RangeError('no arc')
  const letters = [-0.9, 0, 0.9].map((angle) => ({
    x: arc.cx + arc.radius * Math.sin(angle) - 15,
    y: arc.cy - arc.radius * Math.cos(angle) - 40,
    width: 30,
    height: 40,
  }))
  const bare = printed(papercut, { ...request, reserved: [] })
  const lettered = printed(papercut, { ...request, reserved: letters })
  expect(lettered.length).toBeLessThan(bare.length)
})

test('the bed under a cut corner is as high as the words leave it room', () => {
  const layout = layOutOpen({ widthPx: 1080, heightPx: 1920 }, 'corner')
  const { x, y, width, height } = layout.text
  const topUnder = (foot: number) => {
    const reserved = [{ x, y, width, height: foot - y }]
    const request = { motif: dove(), seed: 1, reserved }
    const { flowers } = openLayers('corner', layout, request, paintsOf(papercut.palettes).colours)
    const ys = flowers.whole.flatMap((segment) =>
      segment[0] === 'Z' ? [] : [Number(segment.at(-1))],
    )
    return Math.min(...ys.filter((each) => each > y))
  }
  const [few, many] = [y + 0.4 * height, y + height]
  expect(topUnder(few)).toBeGreaterThan(few)
  expect(topUnder(many)).toBeGreaterThan(many)
  expect(topUnder(many) - topUnder(few)).toBeGreaterThan(100)
})

test('an unknown motif is refused by name', () => {
  expect(() => papercut.textArea({ widthPx: 1080, heightPx: 1350 }, 'castle')).toThrow('castle')
})
