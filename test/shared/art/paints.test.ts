import { expect, test } from 'vitest'
import { allNodes, type PaintedArt, pathNode, rect } from '../../../src/shared/art/art.ts'
import { familyNames, loadFamily } from '../../../src/shared/art/families.ts'
import type { Palette } from '../../../src/shared/art/family.ts'
import { mixColours } from '../../../src/shared/art/hex-colour.ts'
import {
  choosePaint,
  deepenPaint,
  hexOf,
  mixPaints,
  type Paint,
  paintArt,
  paintsOf,
} from '../../../src/shared/art/paints.ts'
import { printArt } from '../../../src/shared/art/print-art.ts'
import { formatSizes } from '../../../src/shared/format.ts'

const day = paletteOf('Day', { sky: '#C3DDEA', sun: '#e9b44c', star: 'none' })
const night = paletteOf('Night', { sky: '#3e4a8c', sun: '#f2c66d', star: '#fff6e0' })
const { colours: paints } = paintsOf({ day, night })

test('a paint has the colour of its name, as the palette writes it', () => {
  expect(hexOf(paint('sky'), day)).toBe('#C3DDEA')
  expect(hexOf(paint('sky'), night)).toBe('#3e4a8c')
})

test('mixed mixtures have the colours of the mixed hexes', () => {
  const dusk = mixPaints(mixPaints(paint('sky'), paint('sun'), 0.3), '#102030', 0.14)
  const hex = mixColours(mixColours('#3e4a8c', '#f2c66d', 0.3), '#102030', 0.14)
  expect(hexOf(dusk, night)).toBe(hex)
  const other = mixPaints('#102030', mixPaints(paint('sky'), paint('sun'), 0.3), 0.86)
  expect(hexOf(other, night)).toBe(hex)
})

test('a paint is deepened in each palette, and then mixed on', () => {
  const deep = deepenPaint(paint('sun'))
  expect([day, night].map((palette) => hexOf(deep, palette))).toEqual(['#df9729', '#ecae47'])
  expect(hexOf(mixPaints(deep, '#ffffff', 0.5), day)).toBe('#efcb94')
})

test('a paint may have another name in each palette', () => {
  const ground = choosePaint({ Day: 'sun', Night: 'sky' })
  expect([day, night].map((palette) => hexOf(ground, palette))).toEqual(['#e9b44c', '#3e4a8c'])
  expect(hexOf(mixPaints(ground, '#ffffff', 1), day)).toBe('#ffffff')
})

test('shapes stay as they are, but for what a palette leaves out', () => {
  const shapes = [
    pathNode('M0 0h9v9z', { fill: paint('sky') }),
    pathNode('M1 1h2', { fill: 'none', stroke: paint('sun') }),
    pathNode('M2 2h1', { fill: paint('star'), 'fill-opacity': '.75' }),
  ]
  expect(printArt(paintArt(shapes, night))).toBe(
    '<path d="M0 0h9v9z" fill="#3e4a8c"/><path d="M1 1h2" fill="none" stroke="#f2c66d"/>' +
      '<path d="M2 2h1" fill="#fff6e0" fill-opacity=".75"/>',
  )
  expect(printArt(paintArt(shapes, day))).toBe(
    '<path d="M0 0h9v9z" fill="#C3DDEA"/><path d="M1 1h2" fill="none" stroke="#e9b44c"/>',
  )
})

test('a colour that the palette lacks is named with the palette', () => {
  const bare = paletteOf('Bare', { sky: '#000000' })
  expect(() => paintArt(rect({ fill: paint('sun') }), bare)).toThrow(
    'palette Bare has no colour sun',
  )
})

test('art is not printed before it is painted', () => {
  expect(() => printArt(rect({ fill: paint('sun') }))).toThrow('fill is not painted: colour')
})

test.each(familyNames)('what %s draws once is painted in each of its palettes', async (name) => {
  const { motifs, palettes, draw } = await loadFamily(name)
  for (const motif of motifs) {
    const shapes = draw({ ...formatSizes.square, motif, seed: 3, reserved: [] })
    const values = allNodes(shapes).flatMap(({ attributes }) => Object.values(attributes))
    const hexes = values.filter((value) => typeof value === 'string' && value.startsWith('#'))
    expect(hexes, 'a hex, which no palette could change').toEqual([])
    const painted = Object.values(palettes).map((palette) => coloursOf(paintArt(shapes, palette)))
    expect(new Set(painted).size, motif).toBe(painted.length)
  }
})

/** Everything that a palette decides. */
function coloursOf(art: PaintedArt): string {
  const colours = allNodes(art).map(({ attributes }) => {
    return [attributes.fill, attributes.stroke, attributes['stop-color']]
  })
  return JSON.stringify(colours)
}

function paint(name: string): Paint {
  const found = paints[name]
  if (found === undefined) throw new RangeError(`no paint ${name}`)
  return found
}

function paletteOf(label: string, colours: Readonly<Record<string, string>>): Palette {
  const [hex] = Object.values(colours)
  if (hex === undefined) throw new RangeError('no colour')
  const ink = { title: hex, name: hex, body: hex, accent: hex, quiet: hex, cut: hex }
  return { label, swatch: [hex, hex, hex], ground: hex, ink, contrast: { under: hex }, colours }
}
