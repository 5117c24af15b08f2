import { expect, test } from 'vitest'
import { gradientPattern } from '../../client/export/pdf/gradient-pattern.ts'
import { pathOperators } from '../../client/export/pdf/path-operators.ts'
import { pdfNumbers, pdfText } from '../../client/export/pdf/write-pdf.ts'
import { linearGradient, stop, stops } from '../../src/shared/art/art.ts'

test.each([
  ['', ''],
  ['M0 0l10 5z', '0 0 m 10 5 l h'],
  ['M1.5-2.25L3 4', '1.5 -2.25 m 3 4 l'],
  ['M10 10m5 5l1 0z', '10 10 m 15 15 m 16 15 l h'],
  ['M10 10l5 0zm2 3l.5.5z', '10 10 m 15 10 l h 12 13 m 12.5 13.5 l h'],
  ['M0 0q3 6 6 0', '0 0 m 2 4 4 4 6 0 c'],
  ['M10 0Q13 6 16 0', '10 0 m 12 4 14 4 16 0 c'],
  ['M1 1c1 0 2 1 2 2', '1 1 m 2 1 3 2 3 3 c'],
])('path data %o is drawn by %o', (data, operators) => {
  expect(pathOperators(data)).toBe(operators)
})

test.each(['M0 0h5', 'M0 0a1 1 0 0 1 2 2', 'M0 0l5', 'M0 0t1 1', 'M0 0l1e3 0'])(
  'path data %s is refused',
  (data) => {
    expect(() => pathOperators(data)).toThrow(RangeError)
  },
)

test('numbers are short and have no exponent', () => {
  expect(pdfNumbers([0, -0.5, 1 / 3, 1e-9, 1234.5678])).toBe('0 -0.5 0.333 0 1234.568')
  expect(pdfNumbers([1 / 3], 6)).toBe('0.333333')
})

test('text is UTF-16 behind its mark', () => {
  expect(pdfText('Aא🎉')).toBe('<feff004105d0d83cdf89>')
})

test('a gradient runs from stop to stop along its axis', () => {
  const axis = { gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: 9, y2: 3 } as const
  const gradient = linearGradient(
    { id: 'foil-leaf', ...axis },
    stops([
      [0, '#ff0000'],
      [0.25, '#00FF00'],
      [1, '#0000ff'],
    ]),
  )
  const pattern = gradientPattern([gradient], 'url(#foil-leaf)', [0.24, 0, 0, -0.24, 36, 540])
  expect(pattern).toContain('/Matrix [0.24 0 0 -0.24 36 540]')
  expect(pattern).toContain('/Coords [0 0 9 3]')
  expect(pattern).toContain('/Bounds [0.25] /Encode [0 1 0 1]')
  expect(pattern).toContain('/C0 [1 0 0] /C1 [0 1 0]')
  expect(pattern).toContain('/C0 [0 1 0] /C1 [0 0 1]')
})

test.each([
  ['is not there', []],
  [
    'is in parts of each shape',
    [linearGradient({ id: 'foil-leaf', x1: 0 }, [stop({ offset: 0 })])],
  ],
])('a gradient that %s is refused', (_, art) => {
  expect(() => gradientPattern(art, 'url(#foil-leaf)', [1, 0, 0, 1, 0, 0])).toThrow(
    'the art has no gradient over its page for url(#foil-leaf)',
  )
})
