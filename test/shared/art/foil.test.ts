import { expect, test } from 'vitest'
import { type Art, allNodes } from '../../../src/shared/art/art.ts'
import type { ArtRequest, Box, Size } from '../../../src/shared/art/family.ts'
import { compositions } from '../../../src/shared/art/foil/compositions.ts'
import { foil } from '../../../src/shared/art/foil/foil.ts'
import { planMotif } from '../../../src/shared/art/foil/motif-plan.ts'
import { palettes } from '../../../src/shared/art/foil/palettes.ts'
import { compose } from '../../../src/shared/art/foil/plot.ts'
import { paintArt } from '../../../src/shared/art/paints.ts'
import { printArt } from '../../../src/shared/art/print-art.ts'
import { describeArtFamily, printed } from './art-family-contract.ts'
import { contrastRatio, inkOfRole, leastContrast, renderPart } from './contrast.ts'

const status: Size = { widthPx: 1080, heightPx: 1920 }
const square: Size = { widthPx: 1080, heightPx: 1080 }
const portrait: Size = { widthPx: 1080, heightPx: 1350 }
const print: Size = { widthPx: 1500, heightPx: 2100 }
const sizes = [status, square, portrait, print]

function request(size: Size, reserved: readonly Box[] = []): ArtRequest {
  return { ...size, motif: 'sefer-torah', seed: 7, reserved }
}

describeArtFamily(foil)

const stampedText = Object.entries(palettes).filter(([, { ink }]) => ink.title.startsWith('url('))

test.each(stampedText)('every stop of the foil of %s is legible', (_, palette) => {
  for (let i = 0; i < 10; i++) {
    const stop = palette.colours[`foil${i}`] ?? ''
    expect(contrastRatio(stop, palette.contrast.under), stop).toBeGreaterThanOrEqual(4.5)
  }
})

test.each(sizes)('the halo of $widthPx x $heightPx has sunk where text begins', (size) => {
  const { halo, text } = compose(size)
  expect(text.y - halo.y).toBeGreaterThanOrEqual(halo.radius - 0.001)
})

test.each(sizes)('the hero of $widthPx x $heightPx ends above the text', (size) => {
  const { hero, text, u } = compose(size)
  const end = hero.y + (hero.clothLength + 153) * hero.scale
  expect(text.y - end).toBeGreaterThan(12 * u)
})

test('the art of a square takes at most 55 % of its height', () => {
  const { hero } = compose(square)
  expect(hero.y + (hero.clothLength + 153) * hero.scale).toBeLessThanOrEqual(0.55 * 1080)
})

test('print keeps 60 px between trim and ornament, and paints the ground past the edge', () => {
  expect(compose(print).margin - 2.5 * compose(print).u).toBeGreaterThanOrEqual(60)
  expect(printed(foil, request(print))).toContain(
    '<rect x="-38" y="-38" width="1576" height="2176"',
  )
})

test('a line that reaches a lower corner takes the place of both lower sprigs', () => {
  const line = { x: 120, y: 1200, width: 840, height: 70 }
  const art = printed(foil, request(portrait, [line]))
  expect(art.length).toBeLessThan(printed(foil, request(portrait)).length)
})

test('the divider stands in the first gap that has room for it', () => {
  const { text } = compose(status)
  const line = (y: number): Box => ({ x: 300, y, width: 480, height: 90 })
  const tight = foil.draw(request(status, [line(text.y), line(text.y + 120)]))
  const airy = foil.draw(request(status, [line(text.y), line(text.y + 160)]))
  const foils = (art: Art) =>
    allNodes(art).filter(
      ({ attributes: { fill } }) =>
        typeof fill === 'object' && fill.kind === 'reference' && fill.id === 'foil-leaf',
    ).length
  expect(foils(airy)).toBe(foils(tight) + 1)
})

test.each(['rays-becher', 'wreath-esrog', 'medallion-megillah', 'crest-crown', 'lions-crown'])(
  'the hero of %s stands above the text, inside the frame',
  (motif) => {
    const scene = compositions[motif]
    if (!scene) throw new RangeError(`no scene ${motif}`)
    for (const size of sizes) {
      const { hero, ring, text, margin, u } = planMotif(size, scene)
      const foot = Math.max(hero.box.y + hero.box.height, ring.y + ring.radius)
      expect(text.y - foot, 'from the hero to the text').toBeGreaterThan(12 * u)
      expect(Math.min(hero.box.y, ring.y - ring.radius)).toBeGreaterThan(margin + 54 * u)
    }
  },
)

test.each(sizes)(
  'a laurel on $widthPx x $heightPx is as wide as the page, cut by its top, and ends above the words',
  (size) => {
    const laurel = compositions['laurel-dove']
    if (!laurel) throw new RangeError('no laurel')
    const { ring, hero, text, u } = planMotif(size, laurel)
    expect((2 * ring.radius) / size.widthPx).toBeGreaterThan(0.79)
    expect(ring.y - ring.radius).toBeLessThan(0)
    const bow = 108 * u
    expect(text.y).toBeGreaterThan(ring.y + ring.radius + bow)
    const rays = ring.radius - 190 * u
    const corner = { x: hero.box.width / 2, y: hero.box.y + hero.box.height - ring.y }
    expect(Math.hypot(corner.x, corner.y), 'from the hero to the rays').toBeLessThan(rays + 64 * u)
  },
)

test('another motif is refused', () => {
  expect(() => foil.draw({ ...request(status), motif: 'kiddush-cup' })).toThrow(RangeError)
})

test('no roof of the city reaches the words over it, from any seed', () => {
  const size = portrait
  const { text } = foil.textArea(size, 'city-open-gate')
  const foot = { ...text, y: text.y + text.height - 60, height: 60 }
  const palette = palettes.burgundy
  if (!palette) throw new RangeError('foil has no burgundy')
  for (let seed = 0; seed < 16; seed++) {
    const drawn = foil.draw({ ...size, motif: 'city-open-gate', seed, reserved: [foot] })
    const picture = renderPart(printArt(paintArt(drawn, palette)), { around: [foot], page: size })
    const ink = inkOfRole(palette, 'name')
    expect(leastContrast(picture, { ink, box: foot }), `seed ${seed}`).toBeGreaterThan(7)
  }
})
