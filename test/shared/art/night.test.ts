import { expect, test } from 'vitest'
import { type Attributes, allNodes, nodesOf } from '../../../src/shared/art/art.ts'
import type { ArtRequest, Size } from '../../../src/shared/art/family.ts'
import { nightLayout } from '../../../src/shared/art/night/layout.ts'
import {
  composeMenorahNight,
  drawMenorahNight,
  menorahMotifs,
} from '../../../src/shared/art/night/menorah-night.ts'
import { night } from '../../../src/shared/art/night/night.ts'
import { palettes } from '../../../src/shared/art/night/palettes.ts'
import { colourIn } from '../../../src/shared/art/paints.ts'
import { boundsOf, subpathsOf } from '../../../src/shared/art/path.ts'
import { parsePathData } from '../../../src/shared/art/path-data.ts'
import { describeArtFamily } from './art-family-contract.ts'
import { contrastRatio } from './contrast.ts'

const status: Size = { widthPx: 1080, heightPx: 1920 }
const square: Size = { widthPx: 1080, heightPx: 1080 }
const portrait: Size = { widthPx: 1080, heightPx: 1350 }
const print: Size = { widthPx: 1500, heightPx: 2100 }
const sizes = [status, square, portrait, print]

function request(size: Size, motif = 'menorah', seed = 7): ArtRequest {
  return { ...size, motif, seed, reserved: [] }
}

describeArtFamily(night)

test.each(Object.entries(palettes))('every ink of %s reaches 7:1', (_, palette) => {
  for (const [role, hex] of Object.entries(palette.ink)) {
    expect(contrastRatio(hex, palette.contrast.under), role).toBeGreaterThanOrEqual(7)
    expect(contrastRatio(hex, colourIn(palette, 'panel')), role).toBeGreaterThanOrEqual(10)
  }
})

test.each(sizes)(
  'the header line of $widthPx x $heightPx stands in the dark of the sky',
  (size) => {
    const { glow, ledge } = nightLayout(size)
    const { header } = night.textArea(size, 'menorah')
    const end = header.x - 2.2 * header.sizePx
    expect(header.y).toBeLessThan(ledge.back)
    expect(Math.hypot(end - glow.x, header.y - glow.y) / glow.radius).toBeGreaterThan(0.52)
  },
)

test.each(sizes)('the menorah of $widthPx x $heightPx has eight lights of one height', (size) => {
  const [shamash, ...lights] = drawMenorahNight(request(size)).flames
  expect(lights).toHaveLength(8)
  expect(new Set(lights.map(({ y }) => y)).size).toBe(1)
  expect(shamash?.x).toBe(size.widthPx / 2)
  expect(shamash?.y).toBeLessThan((lights[0]?.y ?? 0) - 20)
  expect((shamash?.y ?? 0) - (shamash?.reachPx ?? 0)).toBeGreaterThan(0)
})

test('flames follow the order of lighting: the shamash, then from left to right', () => {
  const [, ...lights] = drawMenorahNight(request(status)).flames
  const xs = lights.map(({ x }) => x)
  expect(xs).toEqual([...xs].sort((a, b) => a - b))
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('on night %i so many burn, from the right', (lit) => {
  const [shamash, ...lights] = drawMenorahNight(request(status, `night-${lit}`)).flames
  const all = drawMenorahNight(request(status)).flames
  expect(shamash).toMatchObject({ x: all[0]?.x, y: all[0]?.y })
  expect(lights.map(({ x }) => x)).toEqual(all.slice(9 - lit).map(({ x }) => x))
})

test.each([
  ['great-flame', 'flame', 1],
  ['window-two-lights', 'flame', 2],
  ['water-three-lights', 'flame', 3],
  ['four-lit-windows', 'flame', 4],
  ['five-candles', 'flame', 5],
  ['stars-six-lights', 'flame', 1 + 6],
  ['alley-seven-lights', 'window', 7],
  ['eight-hanging-lamps', 'flame', 8],
])('%s shows as many lights as its night has', (motif, part, lights) => {
  const nodes = sizes.map((size) => allNodes(night.draw(request(size, motif))))
  for (const drawn of nodes) expect(drawn.filter((node) => node.part === part)).toHaveLength(lights)
})

test('in each window of the lane stand the lights of its night, lit from the right', () => {
  const drawn = allNodes(night.draw(request(status, 'alley-seven-lights')))
  const windows = drawn.filter(({ part }) => part === 'flame')
  expect(windows).toHaveLength(6)
  for (const { children } of windows) {
    const [flames] = nodesOf(children)
    const lights = subpathsOf(parsePathData(String(flames?.attributes.d)))
    const [shamash = 0, ...others] = lights.map((light) => boundsOf(light).x).reverse()
    expect(others.filter((x) => x > shamash)).toHaveLength(4)
    expect(others.filter((x) => x < shamash)).toHaveLength(3)
  }
})

test('the art of a square page ends at 55 % of its height', () => {
  expect(nightLayout(square).ledge.bottom).toBeLessThanOrEqual(0.55 * 1080)
})

test.each(menorahMotifs)('the picture of %s is the scene put together', (motif) => {
  const picture = drawMenorahNight(request(portrait, motif))
  expect(composeMenorahNight(picture)).toEqual(night.draw(request(portrait, motif)))
})

test('each part of a scene holds the definitions it uses', () => {
  const { ground, ledge, menorah, flames } = drawMenorahNight(request(status))
  for (const part of [ground, ledge, menorah, ...flames.map(({ art }) => art)]) {
    const nodes = allNodes(part)
    const uses = nodes.flatMap(({ attributes }) => Object.values(attributes)).flatMap(idOf)
    expect(uses.length).toBeGreaterThan(0)
    for (const id of uses) expect(nodes.map(({ attributes }) => attributes.id)).toContain(id)
  }
})

function idOf(value: Attributes[keyof Attributes]): string[] {
  const isReference = typeof value === 'object' && 'kind' in value && value.kind === 'reference'
  return isReference ? [value.id] : []
}

test('a hill under words has plants at its foot where the page is tall', () => {
  const plants = (size: Size) =>
    allNodes(night.draw(request(size, 'bonfire'))).filter(({ part }) => part === 'foliage')
  expect(plants(status)).toHaveLength(2)
  for (const size of [print, portrait, square]) expect(plants(size)).toEqual([])
})

test('a new seed moves stars and leaves but not the menorah', () => {
  const one = drawMenorahNight(request(status, 'menorah', 1))
  const other = drawMenorahNight(request(status, 'menorah', 2))
  expect(other.menorah).toEqual(one.menorah)
  expect(other.ground).not.toEqual(one.ground)
  expect(other.ledge).not.toEqual(one.ledge)
})

test('an unknown motif is refused by name', () => {
  expect(() => night.draw(request(status, 'dreidel'))).toThrow(/motif is dreidel/)
})

test('the picture holds still while lines grow in the middle of the text box', () => {
  const { text } = night.textArea(status, 'menorah')
  const line = { x: text.x, y: text.y + text.height / 2, width: text.width, height: 90 }
  const still = night.draw({ ...request(status), reserved: [line] })
  expect(still).toEqual(night.draw(request(status)))
})
